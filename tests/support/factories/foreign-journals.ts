import { createHash } from "node:crypto";
import { strToU8, type Zippable, zipSync } from "fflate";
import { openJournal } from "@/lib/client/open-journal";
import type { JournalConversation } from "@/lib/conversation/export/journal";
import { filesOf } from "@/lib/conversation/thread/turn-files";
import { photo } from "./images";
import { newParagraphs } from "./prose";

/** A file as a person chooses it. Its time is that of the entries without a date. */
export const chosenFile = (bytes: Uint8Array, name = "export.zip") =>
  new File([new Uint8Array(bytes)], name, { lastModified: Date.UTC(2026, 0, 2) });

export type DayOneEntry = { uuid?: string; text?: string; creationDate?: string; [field: string]: unknown };

const md5 = (bytes: Uint8Array) => createHash("md5").update(bytes).digest("hex");

/** A photo of an entry, and where its file is in the export. */
export function dayOnePhoto(identifier: string, bytes: Uint8Array, type = "jpeg") {
  const photo = { identifier, md5: md5(bytes), type, orderInEntry: 0, isSketch: false, duration: 0 };
  return { photo, file: { [`photos/${photo.md5}.${type}`]: [bytes, { level: 0 }] } satisfies Zippable };
}

/** An export as Day One writes it, with slashes escaped. */
export function dayOneExport(entries: (DayOneEntry | null)[], files: Zippable = {}, journal = "Travels"): Uint8Array {
  const json = JSON.stringify({ metadata: { version: "1.0" }, entries }, null, 2).replaceAll("/", "\\/");
  return zipSync({ [`${journal}.json`]: strToU8(json), ...files });
}

export const dayOneEntry = (uuid: string, text: string, fields: object = {}): DayOneEntry => ({
  ...{ uuid, text, creationDate: "2009-07-14T20:30:00Z", timeZone: "Europe/Berlin" },
  ...{ modifiedDate: "2009-07-14T20:31:00Z", creationDevice: "Ada’s iPhone", duration: 0, starred: false },
  ...fields,
});

/** A picture of about so many bytes, unlike all others: a small one with padding in its pixel data. */
function paddedPhoto(number: number, bytes: number): Uint8Array {
  const padding = Buffer.alloc(bytes, 1 + (number % 200));
  padding.write(String(number));
  return Buffer.concat([photo.subarray(0, -2), padding, photo.subarray(-2)]);
}

/** The export of somebody who has written for 15 years: every fourth entry has a picture, every hundredth is long. */
export function fifteenYears(count = 8_000, pictures = 2_000): Uint8Array {
  const [texts, files]: [string[], Zippable] = [newParagraphs(count), {}];
  const [first, step] = [Date.UTC(2009, 2, 4, 20), (15 * 365.25 * 86_400_000) / count];
  const entries = texts.map((text, index) => {
    const uuid = index.toString(16).toUpperCase().padStart(32, "0");
    const taken = index % (count / pictures) === 0 ? dayOnePhoto(uuid, paddedPhoto(index, 40_000)) : null;
    Object.assign(files, taken?.file);
    return dayOneEntry(uuid, taken ? `![](dayone-moment://${uuid})\n\n${text}` : text, {
      creationDate: new Date(first + index * step).toISOString().replace(/\.\d+/, ""),
      richText: JSON.stringify({ contents: [{ text, attributes: { line: { identifier: uuid } } }] }),
      location: { placeName: "The quay", latitude: 51.05, longitude: 3.72, region: { radius: 75 } },
      ...(taken && { photos: [taken.photo] }),
    });
  });
  return dayOneExport(entries, files, "Journal");
}

/** The journal in a .zip. */
export async function opened(zip: Uint8Array) {
  const journal = await openJournal(chosenFile(zip));
  if (!journal) throw new Error("This is no foreign journal");
  return journal;
}

/** What each message has: its text, and the names of its pictures. */
export const messagesOf = ({ questionAnswers, continuations, ...start }: JournalConversation) =>
  [{ ...start, message: questionAnswers[0]?.answer ?? "" }, ...continuations].map(
    (turn) => [turn.message, filesOf(turn).map(({ fileName }) => fileName)] as const,
  );
