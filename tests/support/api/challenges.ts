import { importContent } from "@/lib/operator/content";
import { readContent } from "@/lib/operator/content-file";
import { call, type Person, signUp } from "./client";

const path = "/api/training/challenges";

const items = [1, 2, 3, 4].map((index) => ({
  ...{ id: `memory-${index}`, appName: "How memory works", reference: "Smells", type: "fill-in-the-blank" },
  text: `Smell number ${index} calls up a kitchen`,
  ...(index > 1 && { correctAnswer: "kitchen" }),
}));

/** The content that is played in challenges of tests. */
export const addItems = () =>
  importContent(String(process.env.DATABASE_URL), readContent("items.json", Buffer.from(JSON.stringify(items))).items);

/** A whole round, in which two of three answers were right. */
export const finishedGame = {
  ...{ topic: "How memory works", level: "Beginner", score: 330, right: 2 },
  questions: [3, 1, 2].map((index) => ({ id: `memory-${index}`, answer: "number" })),
};

export const challenge = ({ token }: Person, changes: object = {}) =>
  call("POST", path, { token, body: { ...finishedGame, ...changes } });

/** The path of a new challenge. */
export async function pathOfChallenge(owner: Person): Promise<string> {
  await addItems();
  return `${path}/${(await challenge(owner)).body.challengeId}`;
}

export const answer = ({ token }: Person, challengePath: string, changes: object = {}) =>
  call("POST", challengePath, { token, body: { score: 450, right: 3, total: 3, ...changes } });

/** A challenge of somebody. */
export const aChallenge = async () => ({ path: await pathOfChallenge(await signUp()) });
