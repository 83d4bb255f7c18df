import { limits } from "../../api/limits";
import { anything, type Check, listOf, oneOf, shape, text } from "../../api/shape";
import { crc32 } from "../../files/crc32";
import type { ZippedFile } from "../../files/unzip";
import type { ForeignEntry, ForeignPicture } from "./foreign-entry";
import {
  type ForeignJournal,
  formatDay,
  isTakenPicture,
  type LeftBehind,
  nothingLeftBehind,
  parsedJson,
  timeOf,
  toForeignJournal,
  toPicture,
} from "./foreign-journal";

// Day One's export "JSON in .zip": each JSON file at its top is a journal, pictures are beside it as `photos/{md5}.{type}`. It is not
// documented: this is what exports of several years have. Everything but the list of entries may be missing.

type Entry = Record<string, unknown>;
type Journal = { entries: unknown[] };

export const isDayOne: Check<Journal> = shape<Journal>({ entries: listOf(anything) });

/** Details of an entry that Flexi has nothing for. */
const details = ["location", "weather", "tags", "userActivity", "music"];

/** `journals`: by their names. `fallbackTime`: of entries without one. */
export function fromDayOne(journals: Map<string, Journal>, files: ZippedFile[], fallbackTime: string): ForeignJournal {
  const photos = photosIn(files);
  const leftBehind = { ...nothingLeftBehind };
  const entries = [...journals].flatMap(([topic, { entries }]) => {
    const objects = entries.filter(isObject);
    leftBehind.empty += entries.length - objects.length;
    return objects.map((entry) => toEntry(entry, { topic, photos, leftBehind, fallbackTime }));
  });
  return toForeignJournal("Day One", entries, leftBehind);
}

const isObject = (value: unknown): value is Entry => typeof value === "object" && value !== null;
const stringOf = (value: unknown) => (typeof value === "string" ? value : "");
const stringsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(Object.entries(isObject(value) ? value : {}).map(([name, field]) => [name, stringOf(field)]));
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The files of `photos` by their names without an extension, which entries do not always have. */
function photosIn(files: ZippedFile[]): Map<string, ZippedFile> {
  return new Map(
    files.flatMap((file) => {
      const [, name] = /(?:^|\/)photos\/([^/.]+)\.[^/]*$/.exec(file.name) ?? [];
      return name ? [[name, file] as const] : [];
    }),
  );
}

type Context = { topic: string; photos: Map<string, ZippedFile>; leftBehind: LeftBehind; fallbackTime: string };

function toEntry(entry: Entry, { topic, photos, leftBehind, fallbackTime }: Context): ForeignEntry {
  const written = timeOf(stringOf(entry.creationDate));
  const timestamp = written?.toISOString() ?? fallbackTime;
  const when = written ? formatDay(written, stringOf(entry.timeZone)) : "";
  const pictures = new Map<string, ForeignPicture>();
  for (const photo of listIn(entry.photos)) {
    const { identifier = "", md5 = "", filename } = stringsIn(photo);
    const packed = photos.get(md5) ?? photos.get(identifier);
    if (!packed) leftBehind.missingPictures += 1;
    else if (!isTakenPicture(packed.name)) leftBehind.otherPictures += 1;
    else
      pictures.set(
        identifier || md5,
        toPicture(packed, filename || `${when || "Day One"}.${packed.name.split(".").at(-1)}`),
      );
  }
  leftBehind.videos += listIn(entry.videos).length;
  leftBehind.recordings += listIn(entry.audios).length + listIn(entry.pdfAttachments).length;
  if (entry.starred === true || details.some((name) => isGiven(entry[name]))) leftBehind.detailed += 1;
  const content = stringOf(entry.text) || richTextOf(stringOf(entry.richText));
  return {
    id: `day-one-${stringOf(entry.uuid) || `${timestamp}-${crc32(new TextEncoder().encode(content))}`}`.slice(
      0,
      limits.idLength,
    ),
    ...{ topic, title: "", text: content, when, timestamp },
    findPicture: (target) => pictures.get(/^dayone-moment:\/*([\w-]+)$/.exec(target)?.[1] ?? ""),
    pictures: [...pictures.values()],
  };
}

const isGiven = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

const isRichText = shape<{ contents: unknown[] }>({ contents: listOf(anything) });
const isText = shape({ text });
const isEmbedding = shape<{ embeddedObjects: unknown[] }>({ embeddedObjects: listOf(anything) });
const isPhotoObject = shape<{ type: "photo"; identifier: string }>({ type: oneOf("photo"), identifier: text });

/** The same as Markdown: some versions write an entry only so. */
function richTextOf(json: string): string {
  const richText = parsedJson(json);
  if (!isRichText(richText)) return "";
  const parts = richText.contents.map((part) => {
    if (isText(part)) return part.text;
    const objects = isEmbedding(part) ? part.embeddedObjects.filter(isPhotoObject) : [];
    return objects.map(({ identifier }) => `\n![](dayone-moment://${identifier})\n`).join("");
  });
  return parts.join("");
}
