import { beforeEach, expect, test } from "@jest/globals";
import { calls } from "../support/access";
import { send } from "../support/api";
import { ownConfiguration } from "../support/configuration";
import { fingerprint } from "../support/database";
import { formOf } from "../support/files";
import { moveIn, type Resident } from "../support/resident";
import { playedProvider } from "../support/talk";

playedProvider();
ownConfiguration();

const atOnce = 10;

let ann: Resident;
let eve: Resident;
beforeEach(async () => {
  [ann, eve] = [await moveIn("Ann"), await moveIn("Eve")];
});

/** What is no id, but what a careless query takes for any, for all or for several. */
const oddValues = (id: string): unknown[] => [
  ...[null, "", [], {}, 0, 1, true, false, [id], [[id]], { id }],
  ...[{ not: "" }, { in: [id] }, { contains: "" }, { startsWith: "" }, { equals: id }, { OR: [{}] }, { gt: "" }],
  ...[
    "%",
    "_",
    "*",
    "null",
    "undefined",
    "' OR ''='",
    "__proto__",
    `${id}\u0000`,
    `${id} `,
    id.slice(0, -1),
    "x".repeat(65),
  ],
];
const oddSteps = [
  ...[
    "%7B%22not%22%3A%22%22%7D",
    "%5Bobject%20Object%5D",
    "%5B%5D",
    "null",
    "undefined",
    "%20",
    "%00",
    "*",
    "%25",
    "_",
  ],
  ...[
    "..%2F..%2Fprofile",

    "'%20OR%20''%3D'",
    "__proto__",
    "constructor",
    "-1",
    "1.5",
    "NaN",
    "1e9",
    "x".repeat(5_000),
  ],
];
const oddQueries = [
  "id[not]=",
  "id[]=",
  "id=",
  "id=%7B%22not%22:%22%22%7D",
  "id=a&id=b",
  "id[$ne]=1",
  "id[in][]=a",
  "id=%00",
];

const forUsers = calls.filter(({ who, name }) => who === "user" || name.includes("/files/"));
const named = forUsers.filter(({ name }) => name.includes("["));
const writing = ["POST /api/logout", "DELETE /api/account", "PUT /api/profile", "POST /api/scores"];

type Attempt = { name: string; method: (typeof calls)[number]["method"]; path: string; body?: unknown };

/** Makes the calls as both people: nothing may change, fail on our side, or come out of what the other one has. */
async function tryAll(attempts: Attempt[]) {
  const before = await fingerprint();
  const wrong: unknown[] = [];
  const make = async ({ name, method, path, body }: Attempt, caller: Resident, other: Resident) => {
    const response = await send(method, path, { token: caller.token, body });
    const isAnswered = response.status < 500 && (method === "GET" || response.status >= 400);
    const isLeaked = (await response.text()).includes(other.canary);
    if (!isAnswered || isLeaked) wrong.push({ name, path, body, status: response.status, isLeaked });
  };
  for (let start = 0; start < attempts.length; start += atOnce) {
    const some = attempts.slice(start, start + atOnce);
    await Promise.all(some.flatMap((attempt) => [make(attempt, ann, eve), make(attempt, eve, ann)]));
  }
  expect(wrong).toEqual([]);
  expect(await fingerprint()).toEqual(before);
  expect(attempts.length).toBeGreaterThan(40);
}

test("odd ids in a body match nothing, whoever sends them", async () => {
  const attempts = forUsers.flatMap(({ name, method, path, body = {} }) =>
    Object.keys(body)
      .filter((field) => /^id$|Id$/.test(field))
      .flatMap((field) => [
        ...oddValues(ann.conversationId).map((value) => ({ name, method, path, body: { ...body, [field]: value } })),
        { name, method, path, body: Object.fromEntries(Object.entries(body).filter(([other]) => other !== field)) },
      ]),
  );
  await tryAll(attempts);
});

test("odd ids match nothing where one call may leave them out", async () => {
  const isGiven = (value: unknown) => value !== null && value !== "";
  const message = "And then?";
  const ids = oddValues(ann.conversationId).filter(isGiven);
  const asked = ids.map((conversationId) => ({ conversationId, message }));
  const attached = ids.map((fileId) => ({ conversationId: ann.conversationId, message, fileId }));
  const marks = ids.flatMap((value) => [
    { noteId: value },
    { continuationIndex: typeof value === "number" ? -1 : value },
  ]);
  const post = "POST" as const;
  await tryAll([
    ...[...asked, ...attached].map((body) => ({ name: "grok", method: post, path: "/api/grok", body })),
    ...marks.map((body) => ({ name: "mark", method: post, path: `/api/share/mark/${ann.conversationId}`, body })),
  ]);
});

test("odd ids in an address match nothing", async () => {
  const attempts = named.flatMap(({ name, method, path, body }) =>
    oddSteps.map((step) => ({ name, method, path: path.replaceAll("unknown", step), body })),
  );
  await tryAll(attempts);
});

test("odd ids in a query match nothing", async () => {
  const rows = forUsers.filter(
    ({ name }) => !writing.includes(name) && !name.includes("modules") && !name.includes("memories"),
  );
  const attempts = rows.flatMap(({ name, method, path }) =>
    oddQueries
      .flatMap((query) => [query, query.replace("id", "conversationId"), query.replace("id", "cursor")])
      .map((query) => ({ name, method, path: `${path}?${query}`, body: name.includes("upload") ? formOf("") : {} })),
  );
  await tryAll(attempts.map(({ body, ...attempt }) => (attempt.method === "GET" ? attempt : { ...attempt, body })));
});
