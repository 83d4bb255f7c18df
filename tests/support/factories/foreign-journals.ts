import { createHash } from "node:crypto";
import { strToU8, type Zippable, zipSync } from "fflate";

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
export function dayOneExport(entries: DayOneEntry[], files: Zippable = {}, journal = "Travels"): Uint8Array {
  const json = JSON.stringify({ metadata: { version: "1.0" }, entries }, null, 2).replaceAll("/", "\\/");
  return zipSync({ [`${journal}.json`]: strToU8(json), ...files });
}

export const dayOneEntry = (uuid: string, text: string, fields: object = {}): DayOneEntry => ({
  ...{ uuid, text, creationDate: "2009-07-14T20:30:00Z", timeZone: "Europe/Berlin" },
  ...{ modifiedDate: "2009-07-14T20:31:00Z", creationDevice: "Ada’s iPhone", duration: 0, starred: false },
  ...fields,
});
