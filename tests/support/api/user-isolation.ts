import { beforeEach, expect } from "@jest/globals";
import { createUserWithData, type UserWithData } from "../factories/user-with-data";
import { calls } from "./access";
import { send } from "./client";
import { fingerprint } from "./database";

const atOnce = 20;

/** Eve makes the calls. What takes any row for hers finds that of the first or of the last person. */
export type ThreeUsers = { ann: UserWithData; eve: UserWithData; zoe: UserWithData };
type Attempt = { name: string; method: (typeof calls)[number]["method"]; path: string; body?: unknown };

/** Calls of somebody who is signed in, and links to files. */
export const userCalls = calls.filter(({ who, name }) => who === "user" || name.includes("/files/"));

/** Three people who have one of everything, created before each test, one after the other. */
export function threeUsersWithData(): () => ThreeUsers {
  let residents: ThreeUsers;
  beforeEach(async () => {
    const ann = await createUserWithData("Ann");
    residents = { ann, eve: await createUserWithData("Eve"), zoe: await createUserWithData("Zoe") };
  });
  return () => residents;
}

/** Makes the calls as Eve. No call may change anything, fail with 5xx, or reveal the data of the others. */
export async function expectIsolated({ ann, eve, zoe }: ThreeUsers, attempts: Attempt[]) {
  const before = await fingerprint();
  const wrong: unknown[] = [];
  const make = async ({ name, method, path, body }: Attempt) => {
    const response = await send(method, path, { token: eve.token, body });
    const isAnswered = response.status < 500 && (method === "GET" || response.status >= 400);
    const text = await response.text();
    const isLeaked = [ann, zoe].some(({ canary }) => text.includes(canary));
    if (!isAnswered || isLeaked) wrong.push({ name, path, body, status: response.status, isLeaked });
  };
  for (let start = 0; start < attempts.length; start += atOnce)
    await Promise.all(attempts.slice(start, start + atOnce).map(make));
  expect(wrong).toEqual([]);
  expect(await fingerprint()).toEqual(before);
  expect(attempts.length).toBeGreaterThan(40);
}
