import { Frame } from "@/components/app/frame";
import type { OpenPath } from "@/components/app/use-route";
import { paths } from "@/lib/routes";

export function HomeScreen({ open }: { conversationId: string | null; open: OpenPath }) {
  return (
    <Frame current={null} onStartNew={() => open(paths.home)} onTopic={() => open(paths.home)}>
      {null}
    </Frame>
  );
}
