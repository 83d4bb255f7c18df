import { Root } from "@/components/shell/root";
import { WaitingScreen } from "@/components/shell/waiting-screen";
import { readConfig } from "@/lib/server/config";

export default async function Page() {
  const [app, features] = await Promise.all([readConfig("flexiconfig.json"), readConfig("flexifeatures.json")]);
  return <Root waitingScreen={<WaitingScreen app={app} features={features} />} />;
}
