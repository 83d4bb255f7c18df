import { beforeEach, expect } from "@jest/globals";
import { createUserWithData, type UserWithData } from "../factories/user-with-data";
import { calls } from "./access";
import { send } from "./client";
import { fingerprint } from "./database";

const atOnce = 10;

export type TwoUsers = { ann: UserWithData; eve: UserWithData };
type Attempt = { name: string; method: (typeof calls)[number]["method"]; path: string; body?: unknown };

/** Calls of somebody who is signed in, and links to files. */
export const userCalls = calls.filter(({ who, name }) => who === "user" || name.includes("/files/"));

/** Two people who have one of everything, created before each test. */
export function twoUsersWithData(): () => TwoUsers {
  let residents: TwoUsers;
  beforeEach(async () => {
    residents = { ann: await createUserWithData("Ann"), eve: await createUserWithData("Eve") };
  });
  return () => residents;
}

/** Makes the calls as both people. No call may change anything, fail with 5xx, or reveal the other person's data. */
export async function expectIsolated({ ann, eve }: TwoUsers, attempts: Attempt[]) {
  const before = await fingerprint();
  const wrong: unknown[] = [];
  const make = async ({ name, method, path, body }: Attempt, caller: UserWithData, other: UserWithData) => {
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
