import "server-only";
import { Prisma } from "./generated/client";

/** Whether a unique key refused a write because the value is taken. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === "P2002" || adapterCause(error).kind === "UniqueConstraintViolation";
}

/** Whether a raw statement lost to others, who changed the same or waited for it in a circle: at once it can be said again. */
export function isSerializationFailure(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return /^(40001|40P01)$/.test(adapterCause(error).originalCode ?? "");
}

// Prisma's own: unreachable, refused, closed (P1…), no connection or no transaction in time, lost to a deadlock, too many.
const prismaCodes = /^(P1\d{3}|P2024|P2028|P2034|P2037)$/;
// Postgres' own: connection lost, no room, lock or statement out of time, transaction lost, shutting down or starting up.
const postgresCodes = /^(08\w{3}|53\w{3}|55P03|57014|57P0\d|25P0[34]|40001|40P01)$/;
const socketCodes = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const adapterKinds = /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TlsConnectionError|TooManyConnections)$/;
const driverMessages = /^(Connection terminated|timeout (exceeded|expired)|Query read timeout)|not queryable$/;

/** Whether the database could not be reached, or could not do it in time: the same call may succeed in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  if (error instanceof Prisma.PrismaClientKnownRequestError) {
    const { kind = "", originalCode = "" } = adapterCause(error);
    return prismaCodes.test(error.code) || adapterKinds.test(kind) || postgresCodes.test(originalCode);
  }
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return driverMessages.test(error.message) || (typeof code === "string" && socketCodes.test(code));
}

/** What the driver adapter said: a raw query has a code of its own (P2010) whatever went wrong. */
function adapterCause(error: Prisma.PrismaClientKnownRequestError): { kind?: string; originalCode?: string } {
  const adapterError = error.meta?.driverAdapterError;
  return adapterError instanceof Error ? { ...(adapterError.cause as object | undefined) } : {};
}
