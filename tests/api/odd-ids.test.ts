import { test } from "@jest/globals";
import { fakeProvider } from "../support/api/chat";
import { ownConfiguration } from "../support/api/configuration";
import { expectIsolated, threeUsersWithData, userCalls } from "../support/api/user-isolation";

fakeProvider();
ownConfiguration();

const residents = threeUsersWithData();

const oddTexts = ["", "%", "_", "*", "null", "undefined", "' OR ''='", "__proto__", "x".repeat(65)];
const conditions = [{ not: "" }, { contains: "" }, { startsWith: "" }, { gt: "" }, { OR: [{}] }, { in: [""] }];

/** Not ids, but values that a careless query takes for any id, for all or for several. */
const oddValues = (...ids: string[]): unknown[] => [
  ...[null, [], {}, 0, 1, true, false, ...oddTexts, ...conditions],
  ...ids.flatMap((id) => [[id], [[id]], { id }, { equals: id }, { in: [id] }]),
  ...ids.flatMap((id) => [`${id}\u0000`, `${id} `, id.slice(0, -1)]),
];

test("odd ids in a body match nothing, made of one's own or of somebody else's", async () => {
  const { ann, eve } = residents();
  const attempts = userCalls.flatMap(({ name, method, path, body = {} }) =>
    Object.keys(body)
      .filter((field) => /^id$|Id$/.test(field))
      .flatMap((field) => [
        ...oddValues(eve.conversationId, ann.conversationId).map((value) => ({
          ...{ name, method, path, body: { ...body, [field]: value } },
        })),
        { name, method, path, body: Object.fromEntries(Object.entries(body).filter(([other]) => other !== field)) },
      ]),
  );
  await expectIsolated(residents(), attempts);
});

test("odd ids match nothing where one call may leave them out", async () => {
  const { conversationId: own } = residents().eve;
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

const oddSteps = [
  ..."%7B%22not%22%3A%22%22%7D %5Bobject%20Object%5D %5B%5D null undefined %20 %00 * %25 _ ..%2F..%2Fprofile".split(
    " ",
  ),
  ..."'%20OR%20''%3D' __proto__ constructor -1 1.5 NaN 1e9".split(" "),
  "x".repeat(5_000),
];
const oddQueries = "id[not]= id[]= id= id=%7B%22not%22:%22%22%7D id=a&id=b id[$ne]=1 id[in][]=a id=%00".split(" ");

const named = userCalls.filter(({ name }) => name.includes("["));

test("odd ids in an address match nothing", async () => {
  const attempts = named.flatMap(({ name, method, path, body }) =>
    oddSteps.map((step) => ({ name, method, path: path.replaceAll("unknown", step), body })),
  );
  await expectIsolated(residents(), attempts);
});

/** Calls that read their query, but for those that end what the others need. */
const withQuery = /^(GET|DELETE (?!\/api\/(account|sessions)$))/;

test("odd ids in a query match nothing", async () => {
  const rows = userCalls.filter(({ name }) => withQuery.test(name));
  const attempts = rows.flatMap(({ name, method, path }) =>
    oddQueries
      .flatMap((query) => [query, query.replace("id", "conversationId"), query.replace("id", "cursor")])
      .map((query) => ({ name, method, path: `${path}?${query}` })),
  );
  await expectIsolated(residents(), attempts);
});
