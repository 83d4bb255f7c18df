import { test } from "@jest/globals";
import { fakeProvider } from "../support/api/chat";
import { ownConfiguration } from "../support/api/configuration";
import { expectIsolated, twoUsersWithData, userCalls } from "../support/api/user-isolation";

fakeProvider();
ownConfiguration();
const residents = twoUsersWithData();

const oddTexts = ["", "%", "_", "*", "null", "undefined", "' OR ''='", "__proto__", "x".repeat(65)];
const conditions = [{ not: "" }, { contains: "" }, { startsWith: "" }, { gt: "" }, { OR: [{}] }, { in: [""] }];

/** Not ids, but values that a careless query takes for any id, for all or for several. */
const oddValues = (id: string): unknown[] => [
  ...[null, [], {}, 0, 1, true, false, ...oddTexts, ...conditions],
  ...[[id], [[id]], { id }, { equals: id }, { in: [id] }, `${id}\u0000`, `${id} `, id.slice(0, -1)],
];

test("odd ids in a body match nothing, whoever sends them", async () => {
  const { conversationId } = residents().ann;
  const attempts = userCalls.flatMap(({ name, method, path, body = {} }) =>
    Object.keys(body)
      .filter((field) => /^id$|Id$/.test(field))
      .flatMap((field) => [
        ...oddValues(conversationId).map((value) => ({ name, method, path, body: { ...body, [field]: value } })),
        { name, method, path, body: Object.fromEntries(Object.entries(body).filter(([other]) => other !== field)) },
      ]),
  );
  await expectIsolated(residents(), attempts);
});

test("odd ids match nothing where one call may leave them out", async () => {
  const { conversationId: own } = residents().ann;
  const isGiven = (value: unknown) => value !== null && value !== "";
  const message = "And then?";
  const ids = oddValues(own).filter(isGiven);
  const messages = ids.map((conversationId) => ({ conversationId, message }));
  const attached = ids.map((fileId) => ({ conversationId: own, message, fileId }));
  const marks = ids.flatMap((value) => [
    { noteId: value },
    { continuationIndex: typeof value === "number" ? -1 : value },
  ]);
  const post = "POST" as const;
  await expectIsolated(residents(), [
    ...[...messages, ...attached].map((body) => ({ name: "grok", method: post, path: "/api/grok", body })),
    ...marks.map((body) => ({ name: "mark", method: post, path: `/api/share/mark/${own}`, body })),
  ]);
});
