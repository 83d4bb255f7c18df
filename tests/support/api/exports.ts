import { strFromU8, unzipSync } from "fflate";
import { db } from "@/lib/server/db/client";
import { drawing, photo } from "../factories/images";
import type { FakeAi } from "../fakes/ai";
import { readThread, sendMessage } from "./chat";
import { call, type Person, send, signUp } from "./client";
import { upload } from "./files";
import { createConversation, note, remove } from "./journal";

/** An export as it was sent, and its text; of a .zip, what is in it, and the text that is to be read. */
export async function exportAll({ token }: Person, query = "") {
  const response = await send("GET", `/api/account/export${query}`, { token });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isZip = response.headers.get("content-type") === "application/zip";
  const packed = isZip ? unzipSync(bytes) : {};
  const text = isZip ? strFromU8(packed["journal.md"] ?? bytes) : bytes.toString();
  return { status: response.status, headers: response.headers, bytes, packed, text };
}

/** Sends an export back. */
export async function importAll({ token }: Person, journal: string | Uint8Array | object, field = "file") {
  const form = new FormData();
  const content =
    journal instanceof Uint8Array
      ? new Uint8Array(journal)
      : typeof journal === "string"
        ? journal
        : JSON.stringify(journal);
  form.append(field, new Blob([content]), "journal");
  return call("POST", "/api/account/import", { token, body: form });
}

/**
 * Everything that somebody sees of their own, except links and keys, which are always new, and ids, which differ between
 * accounts.
 */
export async function everything(person: Person): Promise<unknown[]> {
  const { body } = await call("GET", "/api/conversations", { token: person.token });
  const ids = (body.conversations as { _id: string }[]).map(({ _id }) => _id);
  const threads = await Promise.all(ids.map((id) => readThread(person, id)));
  return JSON.parse(
    JSON.stringify(threads, (name, value) =>
      ["_id", "conversationId", "fileUrl", "requestKey"].includes(name) ? "…" : value,
    ),
  );
}

/** An export, read. */
export const journalOf = async (person: Person) => JSON.parse((await exportAll(person)).text);

/** Somebody with two conversations, notes, files and a message without a reply, who has deleted a third conversation. */
export async function writer(provider: FakeAi) {
  const ann = await signUp();
  await remove(ann, await createConversation(ann));
  const { fileId } = await upload(ann, photo, "Jens.jpg");
  const first = await createConversation(ann, ["One"], { fileId });
  await note(ann, first, "  Ångström \u202e 👨‍👩‍👧\r\n ");
  await sendMessage(ann, {
    conversationId: first,
    message: "Two",
    fileId: (await upload(ann, drawing, "drawing.png")).fileId,
  });
  await note(ann, first, "Later");
  await db().conversation.updateMany({
    where: { id: first },
    data: { createdAt: new Date("1999-05-04T03:02:01.007Z") },
  });
  provider.fault = 400;
  const second = await createConversation(ann, [], { projectName: "Unanswered" });
  provider.fault = null;
  return { ann, first, second };
}
