import type { PromptQuestion } from "@/lib/config/app-config";
import type { TopicChoice } from "@/lib/config/topics";
import type { GuideAction } from "@/lib/conversation/guide/guide";

export const question = (id: string, required = true): PromptQuestion => ({ id, text: `Question ${id}?`, required });

export const childhood: TopicChoice = {
  id: "childhood",
  displayName: "Childhood",
  sets: [[question("a"), question("b", false)]],
};

export const work: TopicChoice = { id: "work", displayName: "Work", sets: [[question("c")]] };

/** A topic with sets of these sizes; the questions of the first are a0, a1 …, then its spare ones. */
export function topicOf(id: string, sizes: number[], group?: string, spares = 0): TopicChoice {
  const sets = sizes.map((size, set) =>
    Array.from({ length: size + spares }, (_, index) => {
      const name = `${"abcdefgh"[set]}${index}`;
      return { id: name, text: `${id} ${name}?`, required: index === 0, ...(index >= size && { spare: true }) };
    }),
  );
  return { id, displayName: id, group, sets };
}

export const topics = [childhood, work];

/** A guide of `topics` gets to the first question of childhood. */
export const setUp: GuideAction[] = [
  { type: "choose", topicId: "childhood" },
  { type: "name", projectName: "The canal" },
  { type: "next" },
];
