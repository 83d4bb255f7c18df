// Named prepared statements: Postgres parses and plans a statement with a name once a connection.

/**
 * The app has about a hundred statements, all shorter. Prisma writes a new one for each length of a list: those get no name.
 */
const limits = { names: 200, characters: 20_000 };
const names = new Map<string, string>();

/**
 * Behind a pooler in transaction mode the next statement may reach a server process that does not know the name. So no statement
 * is named before a connection has turned out to be direct, and none after one has turned out to go through a pooler.
 */
let connectionKind: "unknown" | "direct" | "pooled" = "unknown";

export type Connection = { processID?: number; query(text: string): Promise<{ rows: unknown[] }> };

/** Finds out whether a new connection goes through a pooler: then the backend's process id differs from the connection's. */
export async function detectPooler(connection: Connection): Promise<void> {
  const { rows } = await connection.query("SELECT pg_backend_pid() AS pid");
  const [backend] = rows as { pid: number }[];
  if (connectionKind !== "pooled") connectionKind = backend?.pid === connection.processID ? "direct" : "pooled";
}

/** The name of a statement; empty for one that is not named. */
export function statementName({ sql }: { sql: string }): string {
  if (connectionKind !== "direct" || sql.length > limits.characters) return "";
  const known = names.get(sql);
  if (known || names.size >= limits.names) return known ?? "";
  const name = `flexi${names.size}`;
  names.set(sql, name);
  return name;
}
