import { limits } from "../../api/limits";
import { whenLength } from "../../api/when-length";
import { crc32 } from "../../files/crc32";
import type { ZippedFile } from "../../files/unzip";
import type { JournalConversation } from "../export/journal";
import { whenOf } from "../memory-date/when";
import { type ForeignEntry, type ForeignPicture, toConversation } from "./foreign-entry";

/** How many of what stays behind. */
export type LeftBehind = {
  videos: number;
  recordings: number;
  /** In a format that is not taken, such as HEIC. */
  otherPictures: number;
  missingPictures: number;
  /** Entries with places, tags, weather and the like. */
  detailed: number;
  empty: number;
  /** Of entries that are there already. */
  repeated: number;
  /** Files that are not text, in a journal of text files. */
  unreadable: number;
};

/** A journal of another product, as conversations of an export, and the pictures that they name. */
export type ForeignJournal = {
  product: "Day One" | "Markdown";
  conversations: JournalConversation[];
  /** The first and the last year of the memories; if none has a date, of their writing. */
  years: [first: number, last: number];
  /** How many of the memories have no date, or one that cannot be read. */
  undated: number;
  /** The same with only some of the pictures, and without entries that are left with nothing. */
  conversationsWith: (isIncluded: (picture: ForeignPicture) => boolean) => JournalConversation[];
  pictures: Map<string, ForeignPicture>;
  leftBehind: LeftBehind;
};

export const nothingLeftBehind: LeftBehind = {
  ...{ videos: 0, recordings: 0, otherPictures: 0, missingPictures: 0 },
  ...{ detailed: 0, empty: 0, repeated: 0, unreadable: 0 },
};

/** Pictures that can be attached. */
export const isTakenPicture = (name: string) => /\.(jpe?g|png)$/i.test(name);

/** A picture that several entries show is stored once. `altText`: what its writer says that it shows. */
export const toPicture = (packed: ZippedFile, name: string, altText = ""): ForeignPicture => ({
  _id: `${crc32(new TextEncoder().encode(packed.name))}-${packed.crc}-${packed.size}`,
  fileName: cleaned(name.slice(-limits.projectNameLength)),
  fileType: /png$/i.test(packed.name) ? "image/png" : "image/jpeg",
  ...(altText && altText !== name && altText.length <= limits.altTextLength && { altText: cleaned(altText) }),
  packed,
});

const cleaned = (text: string) => text.toWellFormed().replaceAll("\0", "");

/** The entry without what no database stores. */
function storable({ title, text, when, topic, ...entry }: ForeignEntry): ForeignEntry {
  const date = cleaned(when);
  return {
    ...entry,
    ...{ title: cleaned(title), text: cleaned(text), topic: cleaned(topic.slice(0, limits.projectNameLength)) },
    when: date.length > whenLength ? "" : date,
  };
}

/** A time that begins with its day, if an export may have it. Anything else would be a guess. */
export function timeOf(text: string): Date | null {
  const [day = ""] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  // `Date` takes 30 February for 2 March.
  const exists = new Date(day).toJSON()?.startsWith(day);
  const time = new Date(exists ? text : "");
  const year = time.getUTCFullYear();
  return year >= 1900 && year < 3000 ? time : null;
}

/** `null`: it is no JSON. */
export function parsedJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

/** The entries by their time, each once, and without those in which there is nothing. */
export function toForeignJournal(
  product: ForeignJournal["product"],
  entries: ForeignEntry[],
  leftBehind: LeftBehind,
): ForeignJournal {
  const known = new Map<string, ForeignEntry>();
  for (const entry of entries) if (!known.has(entry.id)) known.set(entry.id, entry);
  const sorted = [...known.values()].sort(
    (a, b) => Number(a.timestamp > b.timestamp) - Number(a.timestamp < b.timestamp),
  );
  const conversationsWith: ForeignJournal["conversationsWith"] = (isIncluded) =>
    sorted
      .flatMap((entry) => toConversation(storable(entry), isIncluded) ?? [])
      .map((conversation, index) => ({ ...conversation, orderIndex: index + 1 }));
  const conversations = conversationsWith(() => true);
  return {
    product,
    conversations,
    ...datesOf(conversations),
    conversationsWith,
    pictures: new Map(sorted.flatMap((entry) => entry.pictures).map((picture) => [picture._id, picture])),
    leftBehind: {
      ...leftBehind,
      empty: leftBehind.empty + sorted.length - conversations.length,
      repeated: entries.length - sorted.length,
    },
  };
}

function datesOf(conversations: JournalConversation[]): Pick<ForeignJournal, "years" | "undated"> {
  const dated = conversations.flatMap(({ when }) => {
    const { start, end } = (when && whenOf(when.text, null)) ?? {};
    return start && end ? [[start, end]] : [];
  });
  const days = (dated.length > 0 ? dated.flat() : conversations.map(({ timestamp }) => timestamp)).sort();
  return { years: [yearOf(days[0]), yearOf(days.at(-1))], undated: conversations.length - dated.length };
}

const yearOf = (day = "") => Number(day.slice(0, 4));

const dayFormats = new Map<string, Intl.DateTimeFormat>();

/** The day in its writer's time zone: `4 March 2019`. */
export function formatDay(time: Date, timeZone: string): string {
  let format = dayFormats.get(timeZone);
  if (!format) {
    format = formatIn(timeZone);
    dayFormats.set(timeZone, format);
  }
  return format.format(time);
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone });
  } catch {
    return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
  }
}
