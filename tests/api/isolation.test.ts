import { beforeEach, expect, test } from "@jest/globals";
import { calls } from "../support/api/access";
import { fakeProvider, lighthouse } from "../support/api/chat";
import { send } from "../support/api/client";
import { ownConfiguration } from "../support/api/configuration";
import { fingerprintOf } from "../support/api/database";
import { createUserWithData, type UserWithData } from "../support/factories/user-with-data";

fakeProvider();
ownConfiguration();

let owner: UserWithData;
let prober: UserWithData;
beforeEach(async () => {
  [owner, prober] = [await createUserWithData("Ann"), await createUserWithData("Bob")];
});

/** Calls of the access table that change the caller's own data, and so are no attempt on somebody else's. */
const harmless = [
  "POST /api/logout",
  "PUT /api/profile",
  "DELETE /api/account",
  "POST /api/upload",
  "POST /api/scores",
];
type Probe = { name: string; method: (typeof calls)[number]["method"]; path: string; body?: Record<string, unknown> };

/** Every way to name something with `id`: in the path, in the query of a reading call and in each field of a body. */
function probesWith(id: string): Probe[] {
  const rows = calls.filter(
    ({ who, name }) => !harmless.includes(name) && (who === "user" || name.includes("/files/")),
  );
  const generated = rows.flatMap(({ name, method, path, body }) => {
    const inPath = name.includes("[") ? [{ path: path.replaceAll("unknown", id), body }] : [];
    const inBody = Object.keys(body ?? {})
      .filter((field) => /^id$|Id$/.test(field))
      .map((field) => ({ path, body: { ...body, [field]: id } }));
    const inQuery =
      method === "GET" ? ["id", "conversationId"].map((field) => ({ path: `${path}?${field}=${id}` })) : [];
    return [...inPath, ...inBody, ...inQuery].map((probe) => ({ name, method, ...probe }));
  });
  const sent = { name: "GET a receipt", method: "GET" as const, path: `/api/conversations/${id}/receipts/1` };
  return [...generated, sent, ...entryProbes(id), ...asks.map((ask) => ask(id)), ...marks.map((mark) => mark(id))];
}

/** An entry of a conversation, and a note and a file of somebody else as entries of one's own conversation, which the test puts in. */
function entryProbes(id: string): Probe[] {
  const [own, entry] = ["/api/conversations/OWN/entries", `/api/conversations/${id}/entries/answer-0`];
  const removal = { version: 0, forGood: true };
  return [
    { name: "PATCH an entry", method: "PATCH", path: entry, body: { text: "Theirs", version: 0 } },
    { name: "DELETE an entry", method: "DELETE", path: entry, body: removal },
    { name: "GET versions", method: "GET", path: `${entry}/versions` },
    { name: "restore an entry", method: "POST", path: `${entry}/restore`, body: { version: 0, current: 0 } },
    { name: "PATCH a note", method: "PATCH", path: `${own}/note-${id}`, body: { text: "Theirs", version: 0 } },
    { name: "DELETE a note", method: "DELETE", path: `${own}/note-${id}`, body: removal },
    { name: "DELETE a file", method: "DELETE", path: `${own}/file-${id}`, body: removal },
  ];
}

const asks = [
  (id: string) => ({ conversationId: id, askAgain: 0 }),
  (id: string) => ({ conversationId: id, message: "Go on.", keepOnly: true }),
  (id: string) => ({ conversationId: id, message: "Go on." }),
  (id: string) => ({ ...lighthouse, fileId: id }),
  (id: string) => ({ conversationId: id, message: "Go on.", fileId: id }),
].map(
  (body) =>
    (id: string): Probe => ({ name: "POST /api/grok", method: "POST", path: "/api/grok", body: body(id) }),
);

const marks = [{ continuationIndex: 0 }, { noteId: "own" }].map(
  (body) =>
    (id: string): Probe => ({ name: "POST /api/share/mark/[id]", method: "POST", path: `/api/share/mark/${id}`, body }),
);

test("no user can see or change anything of another user, whatever ids the body contains", async () => {
  const leaks: string[] = [];
  let count = 0;
  const before = await fingerprintOf(owner.id);
  for (const [kind, id] of Object.entries(owner.own)) {
    const probes = probesWith(id);
    const attempts = probes.map(async ({ name, method, path, body }) => {
      const own = path.replace("OWN", prober.conversationId);
      const text = await (await send(method, own, { token: prober.token, body })).text();
      if (text.includes(owner.canary)) leaks.push(`${name} with a ${kind}`);
    });
    await Promise.all(attempts);
    count += probes.length;
  }
  expect(await fingerprintOf(owner.id)).toEqual(before);
  expect(leaks).toEqual([]);
  expect(count).toBeGreaterThanOrEqual(750);
});
