import type { Client } from "pg";
import { readPlain } from "./backup-archive";

const batchSize = 500;

type Table = { id: string; name: string; owners: string[] };

/** The product's tables, each after those that its foreign keys reference. */
export async function listTables(client: Client): Promise<string[]> {
  const { rows } = await client.query<Table>(`
    SELECT oid::text AS id, relname AS name, ARRAY(
      SELECT confrelid::text FROM pg_constraint WHERE conrelid = c.oid AND contype = 'f' AND confrelid <> c.oid
    ) AS owners
    FROM pg_class c
    WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace AND relname <> '_prisma_migrations'
    ORDER BY relname`);
  const sorted = new Map<string, string>();
  while (sorted.size < rows.length) {
    const next = rows.find(({ id, owners }) => !sorted.has(id) && owners.every((owner) => sorted.has(owner)));
    if (!next) throw new Error("The foreign keys of the tables form a cycle.");
    sorted.set(next.id, next.name);
  }
  return [...sorted.values()];
}

/** All rows of a table as lines of JSON, in batches and in the order of the primary key. Needs a transaction. */
export async function* readRows(client: Client, table: string): AsyncGenerator<string[]> {
  const key = await keyOf(client, table);
  const query = `SELECT json_build_object(${await columnsOf(client, table)})::text AS line FROM "${table}" ORDER BY ${key}`;
  await client.query(`DECLARE lines NO SCROLL CURSOR FOR ${query}`);
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`FETCH ${batchSize} FROM lines`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => line);
  }
  await client.query("CLOSE lines");
}

/**
 * The names and values of the columns, as arguments of json_build_object: a distributed database renames the columns of a
 * subquery. Bit strings are written as hexadecimal digits, which Postgres reads, too: as bits, the signature of a note would
 * be longer than the note.
 */
async function columnsOf(client: Client, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `SELECT string_agg(quote_literal(attname) || ', ' || CASE WHEN atttypid = 'bit'::regtype
       THEN format($$'x' || substr(encode(bit_send(%I), 'hex'), 9)$$, attname)
       ELSE quote_ident(attname) END, ', ' ORDER BY attnum) AS columns
     FROM pg_attribute WHERE attrelid = quote_ident($1)::regclass AND attnum > 0 AND NOT attisdropped`,
    [table],
  );
  return rows[0]?.columns ?? "";
}

async function keyOf(client: Client, table: string): Promise<string> {
  const { rows } = await client.query<{ key: string }>(
    `SELECT string_agg(quote_ident(attname), ', ' ORDER BY position) AS key
     FROM pg_index, unnest(indkey) WITH ORDINALITY column_of(number, position)
     JOIN pg_attribute ON attnum = number
     WHERE indisprimary AND attrelid = indrelid AND indrelid = quote_ident($1)::regclass`,
    [table],
  );
  return rows[0]?.key ?? "1";
}

/** Inserts the rows of a part of a backup, one JSON object per line. Returns their number. */
export async function addRows(client: Client, table: string, path: string): Promise<number> {
  let count = 0;
  for await (const lines of inBatches(path)) {
    const { rowCount } = await client.query(
      `INSERT INTO "${table}" SELECT row.* FROM unnest($1::json[]) line, json_populate_record(NULL::"${table}", line) row`,
      [lines],
    );
    count += rowCount ?? 0;
  }
  return count;
}

// Not `readline`, which also splits at U+2028, and people's texts may contain that.
async function* inBatches(path: string): AsyncGenerator<string[]> {
  let rest = "";
  const lines: string[] = [];
  for await (const chunk of readPlain(path).setEncoding("utf8")) {
    const parts = (rest + chunk).split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
    while (lines.length >= batchSize) yield lines.splice(0, batchSize);
  }
  if (lines.length > 0) yield lines;
}
