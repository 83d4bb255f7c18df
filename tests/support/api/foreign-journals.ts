import { openJournal } from "@/lib/client/open-journal";
import { toJson } from "@/lib/conversation/export/export-json";
import { unpackWhole } from "@/lib/files/unzip";
import { chosenFile } from "../factories/foreign-journals";
import type { Person } from "./client";
import { importAll } from "./exports";

/** Imports the journal of another product as the browser does, but with its pictures as they are. */
export async function importForeign(person: Person, zip: Uint8Array) {
  const journal = await openJournal(chosenFile(zip));
  if (!journal) throw new Error("This is no foreign journal");
  const { conversations, pictures } = journal;
  const source = {
    ...{ owner: null, exportedAt: "2026-01-02T00:00:00.000Z" },
    conversations: async function* () {
      yield* conversations;
    },
  };
  const parts: string[] = [];
  const json = toJson(source, async ({ _id }) => {
    const picture = pictures.get(_id);
    return { data: picture ? [Buffer.from(await unpackWhole(picture.packed, 1e7)).toString("base64")] : null };
  });
  for await (const part of json) parts.push(part);
  return importAll(person, parts.join(""));
}
