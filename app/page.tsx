import { Root } from "@/components/shell/root";

export default function Page() {
  return <Root />;
}
