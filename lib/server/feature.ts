import { enabledTopics } from "../config/topics";
import { labelTexts } from "../texts/label";
import { readConfig } from "./config";
import { notFound } from "./errors";

/** 404 for the calls of a feature that the operator has switched off. */
export async function requireFeature(feature: "personalNote" | "profileEdit" | "trainingMode"): Promise<void> {
  const { personalNote, flexiFeatures } = await readConfig("flexifeatures.json");
  const { enabled } = { personalNote, ...flexiFeatures }[feature];
  if (!enabled) notFound();
}

/** 404 if the operator has enabled no topic, which switches the whole chat off. */
export async function requireChat(): Promise<void> {
  if (enabledTopics(await readConfig("flexifeatures.json")).length === 0) notFound(labelTexts.chatDisabled);
}
