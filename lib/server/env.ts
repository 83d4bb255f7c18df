import "server-only";
import { limits } from "../api/limits";
import { type Deployment, readDeployment } from "../config/environment";

let environment: Deployment | undefined;

/** The checked environment. It is read when first used, because a build imports the routes without one. */
export function env(): Deployment {
  environment ??= readDeployment(process.env);
  return environment;
}

/** Whether an AI provider is configured. Without one the offline companion replies. */
export const isAiConnected = () => Boolean(env().OPENAI_API_KEY || env().OPENAI_BASE_URL);

/** The largest PDF or text that may be uploaded, in bytes. */
export function uploadBytes(): number {
  const { UPLOAD_MB } = env();
  return UPLOAD_MB ? UPLOAD_MB * 1024 * 1024 : limits.uploadBytes;
}

/** Ends the process if a variable is wrong, with one line that names it. */
export function checkEnvironment(): void {
  try {
    env();
  } catch (error) {
    console.error(`Flexi cannot start: ${(error as Error).message}`);
    process.exit(1);
  }
}
