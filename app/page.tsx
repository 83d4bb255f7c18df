import { Root } from "@/components/shell/root";
import { WaitingScreen } from "@/components/shell/waiting-screen";

export default function Page() {
  return <Root waitingScreen={<WaitingScreen />} />;
}
