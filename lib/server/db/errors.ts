import "server-only";
import { Prisma } from "./generated/client";

/** Whether a unique key refused a write because the value is taken. */
export function isTaken(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2002";
}

/** Whether the row to change was not there (for this user). */
export function isMissing(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === "P2025";
}

// P1xxx: unreachable, refused, closed, timed out. P2024, P2028: no connection or no transaction in time. P2037: too many.
const awayCodes = /^(P1\d\d\d|P2024|P2028|P2037)$/;
const awayCauses =
  /ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|timeout exceeded|terminated|shutting down|starting up|too many clients|server closed/i;

/** Whether the database could not be reached or had no connection to spare. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (error instanceof Prisma.PrismaClientKnownRequestError) return awayCodes.test(error.code);
  return error instanceof Error && awayCauses.test(`${error.message} ${String(error.cause ?? "")}`);
}
