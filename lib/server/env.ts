import "server-only";
import { type Deployment, readDeployment } from "../environment";

let environment: Deployment | undefined;

/** The checked environment. Read at the first use, because a build imports the routes without one. */
export function env(): Deployment {
  environment ??= readDeployment(process.env);
  return environment;
}
