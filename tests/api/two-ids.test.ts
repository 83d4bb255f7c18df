import { beforeEach, expect, test } from "@jest/globals";
import { fakeProvider, lighthouse } from "../support/api/chat";
import { call } from "../support/api/client";
import { fingerprint } from "../support/api/database";
import { formOf } from "../support/api/files";
import { createConversation } from "../support/api/journal";
import { createUserWithData, type UserWithData } from "../support/factories/user-with-data";

const provider = fakeProvider();

let ann: UserWithData;
let bob: UserWithData;
/** Another conversation of Ann's. */
let otherId: string;
beforeEach(async () => {
  [ann, bob] = [await createUserWithData("Ann"), await createUserWithData("Bob")];
  otherId = await createConversation(ann);
  provider().requests.length = 0;
});

const grok = (body: object) => ({ path: "/api/grok", body });
const message = "And then?";
const readings = (path: string) => ({ path: `/api/share/post/${path}` });

/** Of two things in one call at least one is not the caller's, or the two do not belong together. */
const pairs: Record<string, () => { path: string; body?: object }> = {
  "her conversation with his file": () => grok({ conversationId: ann.conversationId, message, fileId: bob.own.free }),
  "her conversation with a file that he attached": () =>
    grok({ conversationId: ann.conversationId, message, fileId: bob.fileId }),
  "her deleted conversation with her file": () =>
    grok({ conversationId: ann.own.deleted, message, fileId: ann.own.free }),
  "his conversation with her file": () => grok({ conversationId: bob.conversationId, message, fileId: ann.own.free }),
  "his conversation with his file": () => grok({ conversationId: bob.conversationId, message, fileId: bob.own.free }),
  "his deleted conversation with her file": () =>
    grok({ conversationId: bob.own.deleted, message, fileId: ann.own.free }),
  "a note for a conversation": () => grok({ conversationId: ann.noteId, message }),
  "a new memory with his file": () => grok({ ...lighthouse, fileId: bob.own.free }),
  "a new memory with a file that he attached": () => grok({ ...lighthouse, fileId: bob.fileId }),
  "a new memory with a note for a file": () => grok({ ...lighthouse, fileId: ann.noteId }),
  "the name of his memory with her file": () =>
    grok({ projectName: `The ${bob.canary} house`, message, fileId: ann.own.free }),
  "sharing his note in her conversation": () => mark(ann.conversationId, bob.noteId),
  "sharing her note in his conversation": () => mark(bob.conversationId, ann.noteId),
  "sharing his note in his conversation": () => mark(bob.conversationId, bob.noteId),
  "sharing her note in another conversation of hers": () => mark(otherId, ann.noteId),
  "sharing her note in her deleted conversation": () => mark(ann.own.deleted ?? "", ann.noteId),
  "sharing her file as a note": () => mark(ann.conversationId, ann.fileId),
  "sharing her turn as a note": () => mark(ann.conversationId, ann.own.turn ?? ""),
  "sharing her conversation as its note": () => mark(ann.conversationId, ann.conversationId),
  "reading his note at her conversation": () => readings(`${ann.conversationId}/note/${bob.noteId}`),
  "reading her note at his conversation": () => readings(`${bob.conversationId}/note/${ann.noteId}`),
  "reading his note at his conversation": () => readings(`${bob.conversationId}/note/${bob.noteId}`),
  "reading her own note unshared": () => readings(`${ann.conversationId}/note/${ann.noteId}`),
  "reading her note at another conversation of hers": () => readings(`${otherId}/note/${ann.noteId}`),
};

const mark = (id: string, noteId: string) => ({ path: `/api/share/mark/${id}`, body: { noteId } });

const callers = { "the one": () => {}, "the other": swapCallers };

async function swapCallers(): Promise<void> {
  [ann, bob] = [bob, ann];
  otherId = await createConversation(ann);
  provider().requests.length = 0;
}

test.each(Object.entries(callers))(
  "ids that do not belong together, or to %s, are not found, and nothing changes",
  async (_, begin) => {
    await begin();
    const before = await fingerprint();
    for (const [name, pair] of Object.entries(pairs)) {
      const { path, body } = pair();
      const { status } = await call(body ? "POST" : "GET", path, { token: ann.token, body });
      expect({ name, status }).toEqual({ name, status: 404 });
      expect({ name, stored: await fingerprint() }).toEqual({ name, stored: before });
    }
    expect(provider().requests).toEqual([]);
  },
);

test("where he shares a note, no other part of the same conversation opens with it", async () => {
  await call("POST", `/api/share/mark/${bob.conversationId}`, { token: bob.token, body: { noteId: bob.noteId } });
  const opened = await call("GET", `/api/share/post/${bob.conversationId}/note/${bob.noteId}`, { token: ann.token });
  expect(opened.status).toBe(200);
  const others = ["", "/0", "/1", `/note/${ann.noteId}`, `/note/${bob.own.turn}`, `/note/${bob.fileId}`];
  const wrong = others.map((part) => `${bob.conversationId}${part}`);
  const elsewhere = [ann.conversationId, otherId, bob.own.deleted, bob.noteId, bob.fileId].map(
    (id) => `${id}/note/${bob.noteId}`,
  );
  for (const path of [...wrong, ...elsewhere]) {
    const { status, body } = await call("GET", `/api/share/post/${path}`, { token: ann.token });
    expect({ path, status, leaks: JSON.stringify(body).includes(bob.canary) }).toEqual({
      path,
      status: 404,
      leaks: false,
    });
  }
});

test("an Idempotency-Key that he has used means nothing for her", async () => {
  const headers = { "idempotency-key": "his" };
  const made = async ({ token }: UserWithData, conversationId: string) => {
    const body = { conversationId, content: "Mine." };
    const noted = await call("POST", "/api/add-note", { token, headers, body });
    const started = await call("POST", "/api/grok", { token, headers, body: lighthouse });
    const uploaded = await call("POST", "/api/upload", { token, headers, body: formOf("A page of my own.") });
    return [(noted.body.note as { _id: string })._id, started.body.conversationId, uploaded.body.fileId];
  };
  const [his, hers] = [await made(bob, bob.conversationId), await made(ann, ann.conversationId)];
  expect(hers.filter((id) => his.includes(id))).toEqual([]);
  expect(await made(ann, ann.conversationId)).toEqual(hers);
});
