import { expect, test } from "@jest/globals";
import { db } from "@/lib/server/db/client";
import { fakeProvider } from "../support/api/chat";
import { signUp } from "../support/api/client";
import { createConversation, listShares, readShared, share } from "../support/api/journal";

fakeProvider();

test("a reply that is not shared is seen by nobody else, until the writer chooses otherwise", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const id = await createConversation(ann, ["canary-message"]);
  await db().turn.updateMany({ data: { response: "canary-reply" } });
  const parts = [
    { path: id, part: {}, message: "lighthouse" },
    { path: `${id}/0`, part: { continuationIndex: 0 }, message: "canary-message" },
  ];
  for (const { path, part, message } of parts) {
    /** Whether the owner and another reader see the message and the reply. */
    const seen = async () => {
      const bodies = [await readShared(ann, path), await readShared(bob, path)].map(({ body }) => JSON.stringify(body));
      return bodies.map((body) => [body.includes(message), body.includes("canary-reply")]);
    };
    const choose = (withReply: boolean) => share(ann, id, { ...part, withReply });
    const without = [
      [true, false],
      [true, false],
    ];
    expect((await choose(false)).status).toBe(200);
    expect(await seen()).toEqual(without);
    // A call without `withReply` changes nothing, nor does a call of somebody else.
    await Promise.all([share(ann, id, part), share(bob, id, { ...part, withReply: true })]);
    expect(await seen()).toEqual(without);
    await choose(true);
    expect(await seen()).toEqual([
      [true, true],
      [true, true],
    ]);
    await choose(false);
    expect(await seen()).toEqual(without);
  }
  expect((await listShares(ann)).map(({ withReply }) => withReply)).toEqual([false, false]);
});
