import type { ForeignJournal, LeftBehind } from "../conversation/import/foreign-journal";

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString("en")} ${count === 1 ? one : many}`;

/** What stays behind, each with its number. */
const leftBehind: Record<keyof LeftBehind, (count: number) => string> = {
  videos: (count) => counted(count, "video", "videos"),
  recordings: (count) => counted(count, "recording or document", "recordings and documents"),
  otherPictures: (count) =>
    counted(count, "picture that is no JPEG or PNG", "pictures that are no JPEG or PNG, such as HEIC"),
  missingPictures: (count) => counted(count, "picture that is not in the file", "pictures that are not in the file"),
  detailed: (count) => `places, tags, weather and the like of ${counted(count, "entry", "entries")}`,
  empty: (count) => counted(count, "entry without text or pictures", "entries without text or pictures"),
  repeated: (count) => counted(count, "repeat of an entry", "repeats of entries"),
  unreadable: (count) => counted(count, "file that is no text", "files that are no text"),
};

/** The texts of bringing in a journal of another product. */
export const foreignTexts = {
  reading: "Reading the file.",
  found: ({ product, conversations, pictures, years }: ForeignJournal) => {
    const entries = counted(conversations.length, "entry", "entries");
    const withPictures = pictures.size > 0 ? `, ${counted(pictures.size, "picture", "pictures")}` : "";
    return `A ${product} journal: ${entries} from ${[...new Set(years)].join(" to ")}${withPictures}.`;
  },
  becomes: ({ undated }: ForeignJournal) => {
    const dates =
      undated === 0 ? " with its own date." : `. ${counted(undated, "has", "have")} no date that can be read.`;
    return `Each entry becomes a memory${dates} Nothing is sent to the AI.`;
  },
  leftBehind: "What can't come along:",
  leftBehindHint: "Where one stood in a text, its name stands there instead.",
  leftBehindList: (counts: LeftBehind) =>
    (Object.keys(leftBehind) as (keyof LeftBehind)[])
      .filter((name) => counts[name] > 0)
      .map((name) => leftBehind[name](counts[name])),
  withPictures: "With its pictures",
  notLater: "They can't be added later.",
  preparing: (count: number, all: number) => `Preparing picture ${count} of ${all}. Please leave this page open.`,
  refused: (count: number) =>
    count === 1
      ? "1 picture could not be read and was left out."
      : `${count} pictures could not be read and were left out.`,
  leftWithNothing: (count: number) =>
    count === 1
      ? "1 entry of nothing but pictures was left out."
      : `${count.toLocaleString("en")} entries of nothing but pictures were left out.`,
  unknown:
    "This .zip isn't a copy that was downloaded here, and no journal of Day One (JSON) or of Markdown files with a title or a date.",
  tooLarge: "This .zip is too large to read at once. Please export fewer years at a time.",
  nothing: "There are no texts and no pictures in this journal.",
} as const;
