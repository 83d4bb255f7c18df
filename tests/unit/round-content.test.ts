import { beforeEach, expect, test } from "@jest/globals";
import { fetchModulesOf, fetchRound } from "@/lib/client/round-content";
import { moduleOf, topicOf } from "./quiz/play";

const calls: [path: string, body: object][] = [];
const modules = ["a", "b", "c", "d"].map((id) => moduleOf({ id, text: `The word ${id} holds something` }));

beforeEach(() => {
  calls.length = 0;
  const stand = {
    localStorage: { getItem: () => null, removeItem: () => {} },
    window: { location: { href: "http://localhost/", origin: "http://localhost" } },
    fetch: async (path: string, { body }: { body: string }) => {
      calls.push([path, JSON.parse(body)]);
      return Response.json({ modules });
    },
  };
  for (const [name, value] of Object.entries(stand))
    Object.defineProperty(globalThis, name, { value, configurable: true });
});

const contentFilter = { appName: "Sea" };
const topicAt = (endpoint: string) =>
  topicOf({ dataSource: { type: "api", endpoint, contentFilter, fileType: "text/csv" } });
const wanted = { level: "Beginner" as const, used: ["a", "b"], useAllDistractors: false };
const builtIn = "/api/training/modules";

test.each(["/quiz", "/api/training/mine", "/api/training/modules/mine"])(
  "an operator's own endpoint %s is sent the content filter and nothing else, once a round",
  async (endpoint) => {
    const topic = topicAt(endpoint);
    expect((await fetchRound(topic, wanted)).modules).toHaveLength(4);
    expect(await fetchModulesOf(topic.dataSource, "whale")).toEqual([]);
    expect(calls).toEqual([[endpoint, { contentFilter }]]);
  },
);

test("the built-in endpoint is also sent what was used, and asked what a wrong answer means", async () => {
  const topic = topicAt(builtIn);
  await fetchRound(topic, wanted);
  await fetchModulesOf(topic.dataSource, "whale");
  expect(calls).toEqual([
    [builtIn, { contentFilter, exclude: ["a", "b"] }],
    [builtIn, { contentFilter: { ...contentFilter, correctAnswer: "whale" }, limit: 20 }],
  ]);
});

test("with useAllDistractors fifty more modules of the built-in endpoint have further options, wherever the questions come from", async () => {
  await fetchRound(topicAt("/quiz"), { ...wanted, used: [], useAllDistractors: true });
  expect(calls).toEqual([
    ["/quiz", { contentFilter }],
    [builtIn, { contentFilter, limit: 50 }],
  ]);
});
