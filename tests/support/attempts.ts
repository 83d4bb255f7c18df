import { beforeEach, expect } from "@jest/globals";
import { calls } from "./access";
import { send } from "./api";
import { fingerprint } from "./database";
import { moveIn, type Resident } from "./resident";

const atOnce = 10;

export type Residents = { ann: Resident; eve: Resident };
type Attempt = { name: string; method: (typeof calls)[number]["method"]; path: string; body?: unknown };

/** Calls of somebody who is signed in, and links to files. */
export const forUsers = calls.filter(({ who, name }) => who === "user" || name.includes("/files/"));

/** Two people who have one of everything, anew before each test. */
export function twoResidents(): () => Residents {
  let residents: Residents;
  beforeEach(async () => {
    residents = { ann: await moveIn("Ann"), eve: await moveIn("Eve") };
  });
  return () => residents;
}

/** Makes the calls as both people: nothing may change, fail on our side, or come out of what the other one has. */
export async function tryAll({ ann, eve }: Residents, attempts: Attempt[]) {
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
