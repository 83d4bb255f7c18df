import { expect, test } from "@jest/globals";
import type { StoredFile } from "@/lib/api/responses";
import { db } from "@/lib/server/db/client";
import { wireFileFields } from "@/lib/server/db/file";
import { ownerAccess, signFileUrl } from "@/lib/server/files/signed-url";
import { refusalTexts } from "@/lib/texts/refusal";
import { fakeProvider, readThread, sendMessage, startConversation } from "../support/api/chat";
import { call, logIn, type Person, signUp } from "../support/api/client";
import { fetchFile, sha256, upload } from "../support/api/files";
import { testInProcess } from "../support/api/in-process-only";
import { listShares, readShared, remove, restore, share } from "../support/api/journal";
import { drawing } from "../support/factories/images";
import { pdf } from "../support/factories/pdf";

fakeProvider();

const letter = pdf(["Dear Jens"]);
const status = async (url: string | undefined) => (await fetchFile(String(url))).status;
const idOf = async ({ username }: Person) => (await db().user.findFirstOrThrow({ where: { username } })).id;
const logOut = (token: string) => call("POST", "/api/logout", { token });
const changePassword = ({ token }: Person) =>
  call("PUT", "/api/profile", { token, body: { password: "a new password" } });

/** A conversation with a picture on its answers and a letter on its continuation. */
async function withFiles(person: Person) {
  const [picture, document] = [await upload(person, drawing, "door.png"), await upload(person, letter, "letter.pdf")];
  const { conversationId } = (await startConversation(person, { fileId: picture.fileId })).body;
  const { body } = await sendMessage(person, { conversationId, message: "His letter.", fileId: document.fileId });
  return { conversationId, picture, document, answered: body };
}

testInProcess("images are shown inline, everything else is downloaded, and neither can run scripts", async () => {
  const ann = await signUp();
  const png = await fetchFile((await upload(ann, drawing, 'd"oor.png')).file.fileUrl);
  expect(Object.fromEntries(png.headers)).toEqual({
    "content-type": "image/png",
    "content-length": String(drawing.length),
    "content-disposition": `inline; filename="d_oor.png"; filename*=UTF-8''d%22oor.png`,
    "cache-control": "private, no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
    "x-request-id": expect.any(String),
  });
  for (const [content, type] of [
    [letter, "application/pdf"],
    ["Hello", "text/plain; charset=utf-8"],
  ] as const) {
    const { headers } = await fetchFile((await upload(ann, content, "x.html")).file.fileUrl);
    expect(headers.get("content-type")).toBe(type);
    expect(headers.get("content-disposition")).toMatch(/^attachment; /);
  }
});

test("the files of a conversation are on the turns they were attached to, with new links each time", async () => {
  const ann = await signUp();
  const { conversationId, document, answered } = await withFiles(ann);
  const shown = { fileName: "letter.pdf", fileType: "application/pdf", size: letter.length };
  expect(answered.file).toMatchObject(shown);
  const { conversation } = await readThread(ann, conversationId);
  expect(conversation.file).toMatchObject({ fileName: "door.png", fileType: "image/png", width: 16, height: 8 });
  expect(conversation.continuations[0]?.file).toMatchObject(shown);
  for (const view of ["", "?view=summary"]) {
    const { body } = await call("GET", `/api/conversations${view}`, { token: ann.token });
    const [first] = body.conversations as { file: StoredFile }[];
    expect(sha256((await fetchFile(String(first?.file.fileUrl))).bytes)).toBe(sha256(drawing));
  }
  const { bytes } = await fetchFile(String(conversation.continuations[0]?.file?.fileUrl));
  expect(sha256(bytes)).toBe(sha256(letter));
  expect(await db().file.count({ where: { id: document.fileId, attachedAt: { not: null } } })).toBe(1);
});

test("a link lives 10 minutes, and up to one more", async () => {
  const ann = await signUp();
  const { fileId } = await upload(ann, drawing);
  const file = await db().file.findFirstOrThrow({ where: { id: fileId }, select: wireFileFields });
  const { userId: id, id: sessionId } = await db().session.findFirstOrThrow();
  const right = ownerAccess({ id, sessionId });
  const madeAt = (time: number) => signFileUrl(right, file, time)?.fileUrl;
  const madeAgo = (seconds: number) => madeAt(Date.now() - seconds * 1000);
  expect(await status(madeAgo(595))).toBe(200);
  expect(await status(madeAgo(661))).toBe(404);
  const minute = 29_000_000 * 60_000;
  expect(madeAt(minute + 1)).toBe(madeAt(minute + 60_000));
  expect(madeAt(minute + 60_001)).not.toBe(madeAt(minute + 60_000));
});

test("a link with any change to it is 404, never 403", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const { fileUrl } = (await upload(ann, drawing)).file;
  const other = (await upload(bob, letter)).file.fileUrl;
  const [path = "", query = ""] = fileUrl.split("?");
  const changed = (name: string, value: string | null) => {
    const parameters = new URLSearchParams(query);
    if (value === null) parameters.delete(name);
    else parameters.set(name, value);
    return `${path}?${parameters}`;
  };
  const forged = [
    path,
    `${path}?${other.split("?")[1]}`,
    `${other.split("?")[0]}?${query}`,
    changed("user", await idOf(bob)),
    changed("user", null),
    changed("session", new URLSearchParams(other.split("?")[1]).get("session")),
    changed("session", null),
    changed("post", "unknown"),
    changed("expires", String(Math.floor(Date.now() / 1000) + 86_400)),
    changed("expires", null),
    changed("expires", "Infinity"),
    changed("signature", null),
    changed("signature", "x".repeat(43)),
    changed("signature", "é".repeat(43)),
    changed("signature", `${new URLSearchParams(query).get("signature")}x`),
  ];
  for (const url of forged) {
    const { bytes, ...answer } = await fetchFile(url);
    expect({ url, status: answer.status, body: JSON.parse(bytes.toString()) }).toEqual({
      url,
      status: 404,
      body: { message: refusalTexts.unknownFile, code: "file_expired" },
    });
  }
  expect(await status(fileUrl)).toBe(200);
});

test("the owner's link dies with the conversation and comes back with it", async () => {
  const ann = await signUp();
  const { conversationId, answered } = await withFiles(ann);
  expect(await status(answered.file?.fileUrl)).toBe(200);
  await remove(ann, conversationId);
  expect(await status(answered.file?.fileUrl)).toBe(404);
  await restore(ann, conversationId);
  expect(await status(answered.file?.fileUrl)).toBe(200);
});

test("a reader of a share gets its file until it is taken back, and learns nothing about the owner", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const { conversationId, document } = await withFiles(ann);
  await share(ann, conversationId, { continuationIndex: 0 });
  const { body } = await readShared(bob, `${conversationId}/0`);
  const file = body.conversation.continuations[0]?.file;
  expect(file).toMatchObject({ fileName: "letter.pdf", fileUrl: expect.stringContaining(document.fileId) });
  expect(file?.fileUrl).not.toContain(await idOf(ann));
  expect(sha256((await fetchFile(String(file?.fileUrl))).bytes)).toBe(sha256(letter));
  const [{ _id } = { _id: "" }] = await listShares(ann);
  await call("DELETE", `/api/shares/${_id}`, { token: ann.token });
  expect(await status(file?.fileUrl)).toBe(404);
});

test("sharing one part does not open the file of another", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const { conversationId, picture } = await withFiles(ann);
  await share(ann, conversationId);
  const post = (await readShared(bob, conversationId)).body.conversation;
  expect(await status(post.file?.fileUrl)).toBe(200);
  await share(ann, conversationId, { continuationIndex: 0 });
  const part = (await readShared(bob, `${conversationId}/0`)).body.conversation;
  expect(part.file).toBeNull();
  const [whole] = (await listShares(ann)).filter(({ kind }) => kind === "post");
  await call("DELETE", `/api/shares/${whole?._id}`, { token: ann.token });
  expect(await status(post.file?.fileUrl)).toBe(404);
  expect(await status(part.continuations[0]?.file?.fileUrl)).toBe(200);
  expect(post.file?.fileUrl).toContain(picture.fileId);
});

test("a share's file is gone when the conversation is deleted or the owner leaves", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  for (const leave of [
    (id: string) => remove(ann, id),
    () => call("DELETE", "/api/account", { token: ann.token, body: { password: ann.password } }),
  ]) {
    const { conversationId } = await withFiles(ann);
    await share(ann, conversationId);
    const { conversation } = (await readShared(bob, conversationId)).body;
    expect(await status(conversation.file?.fileUrl)).toBe(200);
    await leave(conversationId);
    expect(await status(conversation.file?.fileUrl)).toBe(404);
  }
});

test("the owner's link dies with the session that made it, and with no other", async () => {
  const ann = await signUp();
  const phone = { ...ann, token: await logIn(ann) };
  const [here, there] = [(await upload(ann, drawing)).file.fileUrl, (await upload(phone, drawing)).file.fileUrl];
  expect([await status(here), await status(there)]).toEqual([200, 200]);
  await logOut(phone.token);
  expect([await status(here), await status(there)]).toEqual([200, 404]);
  const tablet = { ...ann, token: await logIn(ann) };
  const elsewhere = (await upload(tablet, drawing)).file.fileUrl;
  await changePassword(ann);
  expect([await status(here), await status(elsewhere)]).toEqual([200, 404]);
});

test("every link to a file that a call answers dies with the session of that call", async () => {
  const ann = await signUp();
  const { conversationId, picture, answered } = await withFiles(ann);
  const { conversation } = await readThread(ann, conversationId);
  const { body } = await call("GET", "/api/conversations", { token: ann.token });
  const [listed] = body.conversations as { file: StoredFile }[];
  const links = [picture.file, answered.file, conversation.file, conversation.continuations[0]?.file, listed?.file];
  const statuses = () => Promise.all(links.map((file) => status(file?.fileUrl)));
  expect(await statuses()).toEqual([200, 200, 200, 200, 200]);
  await logOut(ann.token);
  expect(await statuses()).toEqual([404, 404, 404, 404, 404]);
});

test("a reader's link to a shared file dies with the reader's session, and not with the owner's", async () => {
  const [ann, bob, eve] = [await signUp(), await signUp(), await signUp()];
  const { conversationId } = await withFiles(ann);
  await share(ann, conversationId);
  const [his, hers] = [await readShared(bob, conversationId), await readShared(eve, conversationId)];
  const statuses = () => Promise.all([his, hers].map(({ body }) => status(body.conversation.file?.fileUrl)));
  await logOut(ann.token);
  expect(await statuses()).toEqual([200, 200]);
  await logOut(bob.token);
  expect(await statuses()).toEqual([404, 200]);
});

test("a link reveals neither the session nor, to readers of a share, the owner", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const { conversationId, answered } = await withFiles(ann);
  await share(ann, conversationId);
  const links = [answered.file, (await readShared(bob, conversationId)).body.conversation.file];
  const sessions = await db().session.findMany({ select: { id: true } });
  expect(sessions).toHaveLength(2);
  for (const { id } of sessions) expect(JSON.stringify(links)).not.toContain(id);
  expect(JSON.stringify(links[1])).not.toContain(await idOf(ann));
});

test("nobody attaches the file of somebody else", async () => {
  const [ann, bob] = [await signUp(), await signUp()];
  const { fileId } = await upload(ann, drawing);
  for (const sent of [{ fileId }, { fileId: "unknown" }]) {
    const { status, body } = await startConversation(bob, sent);
    expect({ status, message: body.message }).toEqual({ status: 404, message: refusalTexts.unknownFile });
  }
  expect(await db().conversation.count()).toBe(0);
});
