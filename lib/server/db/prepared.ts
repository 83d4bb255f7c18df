import "server-only";

// A statement that has a name is read and planned by Postgres once a connection, and travels as its name from then on.

/** The app has about a hundred, none of this length. Prisma words some anew for each length of a list, and those go without. */
const most = { names: 200, characters: 4_000 };
const names = new Map<string, string>();

/**
 * Behind a pooler in transaction mode the next statement may reach a session that never heard of the name. Nothing is named
 * until a connection has shown that the server at its other end is the one that answers, nor ever after one that has not.
 */
let front: "unknown" | "server" | "pooler" = "unknown";

export type Connection = { processID?: number; query(text: string): Promise<{ rows: unknown[] }> };

/** Looks who answers on a new connection: a pooler says another process number than the server behind it. */
export async function noteWhoAnswers(connection: Connection): Promise<void> {
  const { rows } = await connection.query("SELECT pg_backend_pid() AS pid");
  const [answering] = rows as { pid: number }[];
  if (front !== "pooler") front = answering?.pid === connection.processID ? "server" : "pooler";
}

/** The name of a statement; empty for one that is not kept. */
export function statementName({ sql }: { sql: string }): string {
  if (front !== "server" || sql.length > most.characters) return "";
  const known = names.get(sql);
  if (known || names.size >= most.names) return known ?? "";
  const name = `flexi${names.size}`;
  names.set(sql, name);
  return name;
}
