import { beforeEach, expect, test } from "@jest/globals";
import type { ConversationSummary } from "@/lib/api/responses";
import { db } from "@/lib/server/db/client";
import { fakeProvider, startConversation } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import { dateIt } from "../support/api/entries";
import { importForeign } from "../support/api/foreign-journals";
import { testInProcess } from "../support/api/in-process-only";
import { remove } from "../support/api/journal";
import { writeJournal } from "../support/factories/bench-journal";
import { dayOneEntry, dayOneExport } from "../support/factories/foreign-journals";

fakeProvider();

let ann: Person;
/** The ids of conversations by their names. */
let ids: Record<string, string>;

/** Conversations as an import leaves them: numbered after the others, with their own times. */
async function begin(projectName: string, createdAt: string, topic = "place") {
  const { conversationId } = (await startConversation(ann, { projectName, topic })).body;
  await db().conversation.updateMany({ where: { id: conversationId }, data: { createdAt: new Date(createdAt) } });
  ids[projectName] = conversationId;
}

beforeEach(async () => {
  ann = await signUp();
  ids = {};
  await begin("The canal", "2026-03-01T12:00:00Z");
  await begin("Café\nat the canal", "2024-07-01T12:00:00Z", "family");
  await begin("Night shifts", "2025-12-31T23:30:00Z");
  await begin("Percent 100%", "2024-07-01T12:00:00Z");
});

async function list(query = "", { token } = ann) {
  const { status, body } = await call("GET", `/api/conversations?view=summary${query}`, { token });
  expect(status).toBe(200);
  return body as { conversations: ConversationSummary[]; nextCursor: string | null };
}

const namesOf = async (query = "", person = ann) =>
  (await list(query, person)).conversations.map(({ projectName }) => projectName);

const byTime = ["The canal", "Night shifts", "Percent 100%", "Café\nat the canal"];

test("imported conversations are listed at their own dates, those of the same time in the order of their numbers", async () => {
  expect(await namesOf()).toEqual(byTime);
  const full = await call("GET", "/api/conversations", { token: ann.token });
  const numbers = (full.body.conversations as ConversationSummary[]).map(({ orderIndex }) => orderIndex);
  expect(numbers).toEqual([4, 3, 2, 1]);
});

test("pages follow each other by time, also after a conversation at their border was purged", async () => {
  const first = await list("&limit=3");
  expect(first.conversations.map(({ projectName }) => projectName)).toEqual(byTime.slice(0, 3));
  expect(await namesOf(`&cursor=${first.nextCursor}`)).toEqual(byTime.slice(3));
  await db().conversation.deleteMany({ where: { id: ids["Percent 100%"] } });
  expect(await namesOf(`&cursor=${(await list("&limit=1")).nextCursor}`)).toEqual([byTime[1], byTime[3]]);
});

// Each machine of a distributed database has statistics of its own.
const onOneMachine = process.env.TEST_DISTRIBUTED_URL ? (test.skip as typeof test) : testInProcess;
const idOf = async ({ username }: Person) => (await db().user.findFirstOrThrow({ where: { username } })).id;

/** A connection reports what it has read when it is closed. */
async function turnsRead(): Promise<number> {
  await db().$disconnect();
  const [read] = await db().$queryRaw<{ count: number }[]>`
    SELECT (coalesce("idx_tup_fetch", 0) + "seq_tup_read")::int AS "count" FROM pg_stat_user_tables WHERE relname = 'Turn'`;
  return read?.count ?? 0;
}

onOneMachine("a page reads the turns of its own rows, even if the statistics know nothing of this person", async () => {
  const bea = await signUp();
  const conversations = 1_000;
  await writeJournal(String(process.env.DATABASE_URL), await idOf(bea), conversations, 0);
  const before = await turnsRead();
  expect((await list("&limit=1", bea)).conversations).toHaveLength(1);
  // For the row of the page and the next one, in whichever index.
  expect((await turnsRead()) - before).toBeLessThanOrEqual(2 * 2 * (conversations + 1));
});

onOneMachine("the statistics know of a large import at once", async () => {
  const bea = await signUp();
  const many = Array.from({ length: 100 }, (_, index) => dayOneEntry(`M${index}`, `The quay, day ${index}.`));
  expect((await importForeign(bea, dayOneExport(many))).body.imported).toBe(100);
  const known = await db().$queryRaw<{ tablename: string }[]>`SELECT tablename FROM pg_stats WHERE schemaname = 'public'
    AND attname = 'userId' AND ${await idOf(bea)} = ANY (most_common_vals::text::text[]) ORDER BY 1`;
  expect(known.map(({ tablename }) => tablename)).toEqual(["Conversation", "Turn"]);
});

test("names are found by parts of their words, and nothing else is", async () => {
  expect(await namesOf("&q=CANAL")).toEqual(["The canal", "Café\nat the canal"]);
  expect(await namesOf("&q=canal+cafe")).toEqual(["Café\nat the canal"]);
  expect(await namesOf("&q=100%25")).toEqual(["Percent 100%"]);
  expect(await namesOf("&q=_")).toEqual([]);
  // The answers have it.
  expect(await namesOf("&q=skagen")).toEqual([]);
});

test("conversations that have another name on the reader's device are named by their ids", async () => {
  expect(await namesOf(`&q=canal&ids=${ids["Night shifts"]},unknown`)).toEqual([byTime[0], byTime[1], byTime[3]]);
  const bob = await signUp();
  expect(await namesOf(`&q=canal&ids=${ids["Night shifts"]}`, bob)).toEqual([]);
});

test("the history is limited to a topic, and to what began before a time", async () => {
  expect(await namesOf("&topic=family")).toEqual(["Café\nat the canal"]);
  expect(await namesOf("&until=2026-01-01T00:00:00Z")).toEqual(byTime.slice(1));
  expect(await namesOf("&until=2026-01-01T00:00:00Z&topic=place&q=100")).toEqual(["Percent 100%"]);
  for (const query of ["until=soon", `ids=${Array(51).fill("x").join(",")}`, `q=${"x".repeat(201)}`]) {
    const { status } = await call("GET", `/api/conversations?view=summary&${query}`, { token: ann.token });
    expect(status).toBe(400);
  }
});

test("the history is limited to a decade, in which a memory was at least in part", async () => {
  await dateIt(ann, ids["The canal"] ?? "", "1968 to 1972");
  await dateIt(ann, ids["Night shifts"] ?? "", "31 December 1969");
  await dateIt(ann, ids["Percent 100%"] ?? "", "1 January 1980");
  expect(await namesOf("&decade=1960")).toEqual(["The canal", "Night shifts"]);
  expect(await namesOf("&decade=1970")).toEqual(["The canal"]);
  expect(await namesOf("&decade=1970", await signUp())).toEqual([]);
  const { conversations } = await list("&decade=1970");
  expect(conversations[0]?.when).toEqual({ text: "1968 to 1972", start: "1968-01-01", end: "1972-12-31" });
  for (const decade of ["1974", "soon", "1840"])
    expect(await call("GET", `/api/conversations?decade=${decade}`, { token: ann.token })).toMatchObject({
      status: 400,
    });
});

test("the decades are all in which memories were at least in part, newest first", async () => {
  const decadesOf = async ({ token } = ann) => (await call("GET", "/api/conversations/years", { token })).body.decades;
  expect(await decadesOf()).toEqual([]);
  await dateIt(ann, ids["The canal"] ?? "", "1968 to 1972");
  await dateIt(ann, ids["Night shifts"] ?? "", "31 December 1969");
  await dateIt(ann, ids["Percent 100%"] ?? "", "2001");
  expect(await decadesOf()).toEqual([2000, 1970, 1960]);
  expect(await decadesOf(await signUp())).toEqual([]);
  await remove(ann, ids["Percent 100%"] ?? "");
  expect(await decadesOf()).toEqual([1970, 1960]);
});

test("the years are those of the reader's time zone, without those of deleted conversations", async () => {
  const yearsIn = async (timeZone: string, { token } = ann) =>
    (await call("GET", `/api/conversations/years?timeZone=${timeZone}`, { token })).body.years;
  expect(await yearsIn("UTC")).toEqual([2026, 2025, 2024]);
  expect(await yearsIn("Europe/Berlin")).toEqual([2026, 2024]);
  expect(await yearsIn("UTC", await signUp())).toEqual([]);
  await remove(ann, ids["The canal"] ?? "");
  expect(await yearsIn("UTC")).toEqual([2025, 2024]);
});
