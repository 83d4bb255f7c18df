import { beforeEach, expect, jest, test } from "@jest/globals";
import { readDraft, writeDraft } from "@/lib/client/drafts";
import { keepLocalName } from "@/lib/client/local-names";
import { startSession, tokenKey } from "@/lib/client/session";
import { fakeStorage, tokenFor } from "../support/fakes/browser-storage";

const hour = 3_600_000;

beforeEach(() => {
  Object.assign(globalThis, { localStorage: fakeStorage() });
  startSession(tokenFor("Ann"));
});

const isKept = () => {
  writeDraft("Ann", "new.guide", { text: "The lock." });
  return readDraft("Ann", "new.guide", () => true) !== null;
};

test("a draft stays while its owner is signed in, even by a newer session of another tab", () => {
  expect(isKept()).toBe(true);
  localStorage.setItem(tokenKey, tokenFor("Ann", 2 * hour));
  expect(isKept()).toBe(true);
});

test("a session that expires while its owner types loses no text", () => {
  jest.useFakeTimers({ now: Date.now() + 2 * hour });
  expect(isKept()).toBe(true);
  jest.useRealTimers();
});

test("nothing is stored for a person who was logged out by another tab or is not the one signed in", () => {
  localStorage.removeItem(tokenKey);
  expect(isKept()).toBe(false);
  expect(keepLocalName("Ann", "one", "Canal")).toBe(false);
  localStorage.setItem(tokenKey, tokenFor("Bob"));
  expect(isKept()).toBe(false);
  expect(Object.keys(localStorage)).toEqual(["username", "token"]);
});
