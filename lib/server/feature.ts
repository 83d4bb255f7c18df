import "server-only";
import { readConfig } from "./config";
import { notFound } from "./errors";

/** Refuses a call of a feature that the operator has switched off: it is not there. */
export async function requireFeature(feature: "personalNote" | "profileEdit" | "trainingMode"): Promise<void> {
  const { personalNote, flexiFeatures } = await readConfig("flexifeatures.json");
  const { enabled } = { personalNote, ...flexiFeatures }[feature];
  if (!enabled) notFound();
}
