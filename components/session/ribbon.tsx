import { ribbonOf } from "@/lib/config/topics";
import { useConfig } from "./use-config";

/** A bookmark in the colour of a topic, beside its name. */
export function Ribbon({ topic }: { topic: string }) {
  return <i className="ribbon" data-ribbon={useRibbon(topic)} aria-hidden="true" />;
}

/** The value of the attribute `data-ribbon`, which gives an element the custom property `--ribbon`. */
export function useRibbon(topic: string): string {
  return ribbonOf(useConfig().features, topic);
}
