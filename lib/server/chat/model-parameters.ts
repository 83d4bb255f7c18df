import { inspect } from "node:util";
import { type Environment, openAiUrl } from "../../config/environment";
import type { ErrorDetails } from "./provider-error";

/** The parameters that not every provider or model knows. */
export type ModelParameters = {
  max_tokens?: number;
  max_completion_tokens?: number;
  reasoning_effort?: Environment["OPENAI_REASONING_EFFORT"];
};

/**
 * The parameters that the provider has refused: this process no longer sends them. A model with a short context refuses a limit that is
 * too high for it, and `askAi` itself ends a reply that is too long.
 */
const refused = new Set<string>();

/**
 * The limit of a reply, and how much the model thinks before it. OpenAI's newer models refuse `max_tokens`, other providers do not know
 * its new name; only OpenAI is asked for no thinking by itself.
 */
export function modelParameters(
  { OPENAI_BASE_URL, OPENAI_REASONING_EFFORT }: Pick<Environment, "OPENAI_BASE_URL" | "OPENAI_REASONING_EFFORT">,
  tokens: number,
): ModelParameters {
  const isOpenAi = new URL(OPENAI_BASE_URL ?? openAiUrl).host === new URL(openAiUrl).host;
  const effort = OPENAI_REASONING_EFFORT ?? (isOpenAi ? "none" : undefined);
  const parameters = {
    [isOpenAi ? "max_completion_tokens" : "max_tokens"]: tokens,
    ...(effort && { reasoning_effort: effort }),
  };
  return Object.fromEntries(Object.entries(parameters).filter(([name]) => !refused.has(name)));
}

/** Leaves out from now on what an error of the provider names. `false`: it names none of these parameters. */
export function leaveOutRefused(parameters: ModelParameters, { error }: ErrorDetails): boolean {
  // `inspect` looks only a few levels deep. `JSON.stringify` fails on an error that a hostile provider nests deeply.
  const message = inspect(error);
  const named = Object.keys(parameters).filter((name) => message.includes(name));
  for (const name of named) refused.add(name);
  return named.length > 0;
}
