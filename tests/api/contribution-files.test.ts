import { expect, test } from "@jest/globals";
import type { Contribution } from "@/lib/api/contribution-responses";
import { runCleanup } from "@/lib/server/cleanup";
import { db } from "@/lib/server/db/client";
import { fakeProvider, sendMessage } from "../support/api/chat";
import { call, type Person, signUp } from "../support/api/client";
import {
  changeContribution,
  contributionsTo,
  decide,
  listOffers,
  offer,
  sharedPost,
  withdraw,
} from "../support/api/contributions";
import { exportAll, importAll } from "../support/api/exports";
import { fetchFile, upload } from "../support/api/files";
import { listShares } from "../support/api/journal";
import { drawing } from "../support/factories/images";

fakeProvider();

type Shown = Pick<Contribution, "files">[];
const linksOf = (shown: Shown) => shown.flatMap(({ files }) => files.map(({ fileUrl }) => fileUrl));
const statusesOf = async (links: string[]) => (await Promise.all(links.map(fetchFile))).map(({ status }) => status);

/** Two pictures of bob's, the first with a description, beside a memory of ann's that he was shown. */
async function illustrated() {
  const [ann, bob] = [await signUp({ username: "ann" }), await signUp({ username: "bob" })];
  const conversationId = await sharedPost(ann);
  const [one, two] = [await upload(bob, drawing, "gate.png"), await upload(bob, drawing, "dog.png")];
  const fileIds = [one.fileId, two.fileId];
  await call("PATCH", `/api/files/${one.fileId}`, { token: bob.token, body: { altText: "The green gate" } });
  await offer(bob, conversationId, "The gate was green.", { fileIds }, "key 1");
  const [own] = await contributionsTo(bob, conversationId);
  return { ann, bob, conversationId, fileIds, id: own?._id ?? "" };
}

const linksSeenBy = async (person: Person, conversationId: string) =>
  linksOf(await contributionsTo(person, conversationId));

test("the files of a contribution are seen by its writer and the sharer, and never by others", async () => {
  const { ann, bob, conversationId, id } = await illustrated();
  const cai = await signUp();
  const files = [{ fileName: "gate.png", altText: "The green gate", width: 16 }, { fileName: "dog.png" }];
  expect(await listOffers(ann)).toMatchObject([{ files }]);
  const links = [...linksOf(await listOffers(ann)), ...(await linksSeenBy(bob, conversationId))];
  expect(await statusesOf(links)).toEqual([200, 200, 200, 200]);
  await decide(ann, id, "accept");
  await changeContribution(bob, id, "It was blue.");
  expect(await contributionsTo(ann, conversationId)).toMatchObject([{ acceptedText: "The gate was green.", files }]);
  expect(await linksSeenBy(cai, conversationId)).toEqual([]);
  const asOthers = links.map((link) => link.replace(/contribution=[^&]*/, "contribution=another"));
  expect(await statusesOf([...asOthers, ...links.map((link) => link.replace(/&contribution=[^&]*/, ""))])).toEqual(
    Array(8).fill(404),
  );
});

test("what is hers to see is not hers to send or to describe, and no file belongs to a contribution and a memory", async () => {
  const { ann, bob, conversationId, fileIds } = await illustrated();
  const cai = await signUp();
  expect((await offer(cai, conversationId, "Mine", { fileIds })).status).toBe(404);
  const describing = { token: ann.token, body: { altText: "Hers" } };
  expect((await call("PATCH", `/api/files/${fileIds[0]}`, describing)).status).toBe(404);
  const own = await sharedPost(bob);
  const sent = { conversationId: own, message: "At the gate" };
  expect((await sendMessage(bob, { ...sent, fileId: fileIds[0] })).status).toBe(404);
  const { fileId } = await upload(bob, drawing, "cat.png");
  expect((await sendMessage(bob, { ...sent, fileId })).status).toBe(200);
  expect((await offer(bob, conversationId, "The cat", { fileIds: [fileId] })).status).toBe(404);
});

test("they stay with the sharer when sharing stops, and withdrawing hides them until it is undone", async () => {
  const { ann, bob, conversationId, id } = await illustrated();
  await decide(ann, id, "accept");
  const links = [...(await linksSeenBy(ann, conversationId)), ...(await linksSeenBy(bob, conversationId))];
  await call("DELETE", `/api/shares/${(await listShares(ann))[0]?._id}`, { token: ann.token });
  expect(await statusesOf(await linksSeenBy(ann, conversationId))).toEqual([200, 200]);
  await withdraw(bob, id);
  expect(await statusesOf(links)).toEqual([404, 404, 404, 404]);
  await call("POST", `/api/contributions/${id}/restore`, { token: bob.token });
  expect(await statusesOf(links)).toEqual([200, 200, 200, 200]);
});

test("a repeat sends nothing twice, and files stay as long as one contribution has them", async () => {
  const { bob, conversationId, id, fileIds } = await illustrated();
  expect((await offer(bob, conversationId, "The gate was green.", { fileIds }, "key 1")).status).toBe(200);
  await offer(bob, conversationId, "And it squeaked.", { fileIds: [fileIds[0]] }, "key 2");
  expect(await offer(bob, conversationId, "Hm.", { fileIds: ["unknown"] })).toMatchObject({
    status: 404,
    body: { code: "file_expired" },
  });
  expect(await contributionsTo(bob, conversationId)).toHaveLength(2);
  await withdraw(bob, id);
  await db().contribution.updateMany({ where: { id }, data: { withdrawnAt: new Date(0) } });
  await db().file.updateMany({ data: { createdAt: new Date(0) } });
  await runCleanup();
  expect((await db().file.findMany()).map((file) => file.id)).toEqual([fileIds[0]]);
  expect(await statusesOf(await linksSeenBy(bob, conversationId))).toEqual([200]);
});

test("one's own export has them with their contents, that of the sharer the words alone, and an import says that it has neither", async () => {
  const { ann, bob, conversationId, id } = await illustrated();
  await decide(ann, id, "accept");
  const own = JSON.parse((await exportAll(bob)).text);
  expect(own.contributions).toMatchObject([{ files: [{ fileName: "gate.png", altText: "The green gate" }, {}] }]);
  expect(own.files).toMatchObject([{ fileName: "gate.png", data: expect.stringMatching(/^iVBOR/) }, {}]);
  const { text, packed } = await exportAll(bob, "?format=markdown&notes=false&replies=false");
  expect(text).toContain("The gate was green.\n\n![The green gate](files/1-gate.png)");
  expect(Buffer.from(packed["files/1-gate.png"] ?? [])).toEqual(drawing);
  const page = (await exportAll(bob, "?format=html")).text;
  expect(page).toContain(
    `<img dir="auto" alt="The green gate" src="data:image/png;base64,${drawing.toString("base64")}">`,
  );
  for (const readable of [text, page]) expect(readable).not.toMatch(/\bann\b|lighthouse/i);
  const theirs = (await exportAll(ann)).text;
  expect(theirs).not.toContain("gate.png");
  const cai = await signUp();
  const messages = [await importAll(cai, own), await importAll(cai, theirs)].map(({ body }) => body.message);
  expect(messages).toEqual([
    "There is no new conversation in this copy. Not imported: what you wrote to others' memories. It belongs to links, which a copy can't bring along.",
    "1 conversation was imported. Not imported: what others wrote to your memories. It belongs to links, which a copy can't bring along.",
  ]);
  await call("DELETE", "/api/account", { token: bob.token, body: { password: bob.password } });
  expect(await linksSeenBy(ann, conversationId)).toEqual([]);
});
