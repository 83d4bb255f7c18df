import { beforeAll, expect, test } from "@jest/globals";
import { run as invite } from "@/lib/operator/invite-command";
import { db } from "@/lib/server/db/client";
import { call, type Person, signUp } from "../support/api/client";
import { createConversation, listShares, note, remove, share } from "../support/api/journal";
import { runCommand, runInProcess } from "../support/process/run-command";

beforeAll(() => {
  process.env.REGISTRATION = "invited";
  process.env.RATE_LIMIT_FACTOR = "0";
});

let count = 0;

/** Registers somebody new, and returns the status and the code of the response. */
async function register(invitation?: string) {
  count += 1;
  const person = { username: `guest ${count}`, email: `guest${count}@example.org`, password: "open sesame" };
  const { status, body } = await call("POST", "/api/register", { body: { ...person, invitation } });
  return { status, code: body.code };
}

const registerAll = async (invitations: (string | undefined)[]) =>
  (await Promise.all(invitations.map((invitation) => register(invitation)))).map(({ status }) => status);

const mayRegister = async (invitation: string) =>
  (await call("GET", `/api/registration?${new URLSearchParams({ invitation })}`)).status === 200;

/** A conversation with a live link to its post, to a continuation and to a note. */
async function shareEverything(ann: Person) {
  const id = await createConversation(ann, ["And the stairs?", "And the door?"]);
  const noteId = (await note(ann, id, "Mine")).body.note._id;
  for (const part of [{}, { continuationIndex: 1 }, { noteId }]) await share(ann, id, part);
  const post = `/share/post/${id}`;
  return { id, links: [post, `${post}/1`, `${post}/note/${noteId}`] };
}

const inTurn = <Item>(list: Item[], length: number) => Array.from({ length }, (_, index) => list[index % list.length]);

test("of 100 strangers nobody registers, of 20 holders of a live link all do, and nobody once it is taken back", async () => {
  const ann = await signUp();
  const { id, links } = await shareEverything(ann);
  const unshared = await createConversation(ann, ["Alone"]);
  const wrong = [`/share/post/${id}/0`, `/share/post/${id}/note/${id}`, `/share/post/${unshared}`, `/share/post/`];
  const guesses = [undefined, "", "guess", "/", `/conversation/${id}`, id, ...wrong];
  expect(await registerAll(inTurn(guesses, 100))).toEqual(Array(100).fill(409));
  expect(await registerAll(inTurn(links, 20))).toEqual(Array(20).fill(201));
  for (const { _id } of await listShares(ann)) await call("DELETE", `/api/shares/${_id}`, { token: ann.token });
  expect(await registerAll(inTurn(links, 20))).toEqual(Array(20).fill(409));
  expect(await db().user.count()).toBe(21);
});

test("a link invites with a query behind it, and no longer once the memory is deleted", async () => {
  const ann = await signUp();
  const { id, links } = await shareEverything(ann);
  expect(await register(`${links[0]}?from=mail`)).toMatchObject({ status: 201 });
  await remove(ann, id);
  expect(await register(links[0])).toEqual({ status: 409, code: "invitation_invalid" });
});

/** The codes of the links that `npm run invite` prints. */
const codesIn = ({ stdout }: { stdout: string }) =>
  [...stdout.matchAll(/\/#\/register\?invitation=([\w-]{43})$/gm)].map(([, code = ""]) => code);

test("a link of the operator lets in one person, of several at the same time, and nobody when it has expired", async () => {
  const [first = "", second = "", third] = codesIn(runCommand("invite", ["2"]));
  expect(third).toBeUndefined();
  expect(await mayRegister(first)).toBe(true);
  const statuses = await registerAll(Array(8).fill(first));
  expect(statuses.sort()).toEqual([201, ...Array(7).fill(409)]);
  expect(await mayRegister(first)).toBe(false);
  await db().invitation.updateMany({ data: { expiresAt: new Date() } });
  expect(await register(second)).toEqual({ status: 409, code: "invitation_invalid" });
  expect(await db().user.count()).toBe(1);
});

test("a name that is taken does not use up the link", async () => {
  const { username } = await signUp();
  const [code = ""] = codesIn(await runInProcess(invite, []));
  const body = { username, email: "new@example.org", password: "open sesame", invitation: code };
  expect((await call("POST", "/api/register", { body })).body.code).toBe("username_taken");
  expect(await register(code)).toMatchObject({ status: 201 });
});

test("without an invitation the refusal says what to do, before anything is filled in", async () => {
  const { status, body } = await call("GET", "/api/registration");
  expect({ status, code: body.code }).toEqual({ status: 409, code: "invitation_required" });
  expect(body.message).toMatch(/^New accounts are by invitation here\. If somebody shared a memory with you/);
});
