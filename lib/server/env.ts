import "server-only";
import { type Deployment, readDeployment } from "../config/environment";

let environment: Deployment | undefined;

/** The checked environment. Read at the first use, because a build imports the routes without one. */
export function env(): Deployment {
  environment ??= readDeployment(process.env);
  return environment;
}

/** Without a provider the offline companion replies. */
export const isAiConnected = () => Boolean(env().OPENAI_API_KEY || env().OPENAI_BASE_URL);

/** Stops a server that cannot work, with one line that names the variable. */
export function checkEnvironment(): void {
  try {
    env();
  } catch (error) {
    console.error(`Flexi cannot start: ${(error as Error).message}`);
    process.exit(1);
  }
}
