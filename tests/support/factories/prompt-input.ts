import { standardCare } from "@/lib/texts/care";

/** What a prompt is made from besides its answers and turns. */
export const promptInput = {
  topic: undefined,
  today: "2026-11-23",
  projectName: "Summers",
  historyCharacters: 24_000,
  care: standardCare,
};
