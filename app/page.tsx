import { Root } from "@/components/app/root";

export default function Page() {
  return <Root />;
}
