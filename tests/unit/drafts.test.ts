import { beforeEach, expect, jest, test } from "@jest/globals";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { keepLocalName } from "@/lib/client/local-names";
import { startSession, tokenKey } from "@/lib/client/session";

const stored = new Map<string, string>();
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
};
Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });

const hour = 3_600_000;
const tokenFor = (username: string, expiresIn = hour) =>
  `head.${btoa(JSON.stringify({ username, exp: (Date.now() + expiresIn) / 1000 }))}.signature`;

beforeEach(() => {
  stored.clear();
  startSession(tokenFor("Ann"));
});

const isKept = () => {
  writeDraft("Ann", "new.guide", { text: "The lock." });
  return readDraft("Ann", "new.guide", () => true) !== null;
};

test("a draft stays while its owner is signed in, even by a newer session of another tab", () => {
  expect(isKept()).toBe(true);
  stored.clear();
  stored.set(tokenKey, tokenFor("Ann", 2 * hour));
  expect(isKept()).toBe(true);
});

test("a session that expires while its owner types loses no text", () => {
  jest.useFakeTimers({ now: Date.now() + 2 * hour });
  expect(isKept()).toBe(true);
  jest.useRealTimers();
});

test("nothing is stored for a person who was logged out by another tab or is not the one signed in", () => {
  stored.delete(tokenKey);
  expect(isKept()).toBe(false);
  expect(keepLocalName("Ann", "one", "Canal")).toBe(false);
  stored.set(tokenKey, tokenFor("Bob"));
  expect(isKept()).toBe(false);
  expect(stored.size).toBe(2);
});
