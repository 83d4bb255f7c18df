import "server-only";
import { enabledTopics } from "../config/topics";
import { texts } from "../texts";
import { readConfig } from "./config";
import { notFound } from "./errors";

/** Refuses a call of a feature that the operator has switched off: it is not there. */
export async function requireFeature(feature: "personalNote" | "profileEdit" | "trainingMode"): Promise<void> {
  const { personalNote, flexiFeatures } = await readConfig("flexifeatures.json");
  const { enabled } = { personalNote, ...flexiFeatures }[feature];
  if (!enabled) notFound();
}

/** Refuses to ask the AI where the operator offers no topic: the whole chat is off then. */
export async function requireChat(): Promise<void> {
  if (enabledTopics(await readConfig("flexifeatures.json")).length === 0) notFound(texts.conversation.chatDisabled);
}
