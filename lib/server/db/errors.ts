import { Prisma } from "./generated/client";

/** Whether a unique key refused a write because the value is taken. */
export function isUniqueViolation(error: unknown): boolean {
  const { prismaCode, kind, originalMessage = "" } = failureOf(error);
  // A distributed database reports it without its code where it copies the rows of a SELECT.
  return prismaCode === "P2002" || kind === "UniqueConstraintViolation" || /^duplicate key /.test(originalMessage);
}

/** Whether a raw statement adds a row to something that was deleted at the same moment. */
export const isForeignKeyViolation = (error: unknown): boolean => sqlStateOf(error) === "23503";

/** Whether a raw statement names a table that does not exist: the database was never migrated. */
export const isMissingTable = (error: unknown): boolean => sqlStateOf(error) === "42P01";

/** Whether an update found no row. */
export const isNotFound = (error: unknown): boolean => failureOf(error).prismaCode === "P2025";

/** Serialization failure or deadlock: the transaction can be retried at once. */
export function isSerializationFailure(error: unknown): boolean {
  const { prismaCode, originalCode = "" } = failureOf(error);
  return prismaCode === "P2034" || /^(40001|40P01)$/.test(originalCode);
}

// Prisma's codes: connection failures (P1…), pool or transaction timeout, deadlock, too many connections.
const prismaCodes = /^(P1\d{3}|P2024|P2028|P2034|P2037)$/;
// SQLSTATE codes: connection failure, out of resources, read-only, lock or statement timeout, lost transaction, shutdown or startup.
// CIINF: Citus moved the rows to another machine during the statement.
const postgresCodes = /^(08\w{3}|53\w{3}|25006|55P03|57014|57P0\d|25P0[34]|40001|40P01|CIINF)$/;
const socketCodes = /^(ECONN\w+|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)$/;
const adapterKinds = /^(DatabaseNotReachable|ConnectionClosed|SocketTimeout|TlsConnectionError|TooManyConnections)$/;
const driverMessages = /^(Connection terminated|timeout (exceeded|expired)|Query read timeout)|not queryable$/;

/** Why the database could not do what it was asked to, as a code for the caller, or `null` if the fault lies elsewhere. */
export function databaseFailureOf(error: unknown) {
  const sqlState = sqlStateOf(error) ?? "";
  if (sqlState === "53100") return "disk_full";
  if (sqlState === "25006") return "database_read_only";
  if (/^53/.test(sqlState)) return "database_busy";
  return isDatabaseUnavailable(error) ? "database_unavailable" : null;
}

/** The SQLSTATE of Postgres's refusal, if the error is one. */
export const sqlStateOf = (error: unknown): string | undefined => failureOf(error).originalCode;

/** Whether the database was unreachable, too slow or unable to write: the same call may succeed in a moment. */
export function isDatabaseUnavailable(error: unknown): boolean {
  if (error instanceof Prisma.PrismaClientInitializationError) return true;
  const { prismaCode, kind = "", originalCode = "" } = failureOf(error);
  if (prismaCode !== undefined) {
    // A write to a connection that was lost unnoticed has the code of the socket.
    if (prismaCodes.test(prismaCode) || socketCodes.test(prismaCode)) return true;
    return adapterKinds.test(kind) || postgresCodes.test(originalCode);
  }
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  return driverMessages.test(error.message) || (typeof code === "string" && socketCodes.test(code));
}

type DatabaseFailure = { prismaCode?: string; kind?: string; originalCode?: string; originalMessage?: string };

/** What is known of a failed query: Prisma's code, and the driver adapter's own error, because raw queries all fail with P2010. */
function failureOf(error: unknown): DatabaseFailure {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return {};
  const adapterError = error.meta?.driverAdapterError;
  return { ...(adapterError instanceof Error && (adapterError.cause as object | undefined)), prismaCode: error.code };
}
