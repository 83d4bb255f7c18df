import { headers } from "next/headers";
import { Root } from "@/components/shell/root";
import { WaitingScreen } from "@/components/shell/waiting-screen";
import { readConfig, readFeaturesFor } from "@/lib/server/config";

export default async function Page() {
  const app = await readConfig("flexiconfig.json");
  const { features } = await readFeaturesFor({ headers: await headers() });
  return <Root waitingScreen={<WaitingScreen app={app} features={features} />} />;
}
