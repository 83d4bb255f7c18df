import { crc32 } from "../../files/crc32";
import type { unpackWhole, ZippedFile } from "../../files/unzip";
import { decodePercent } from "../../routes";
import { type ForeignEntry, isWebAddress, kindOfLink, pictureLinksIn } from "./foreign-entry";
import {
  type ForeignJournal,
  formatDay,
  isTakenPicture,
  nothingLeftBehind,
  timeOf,
  toForeignJournal,
  toPicture,
} from "./foreign-journal";

// A folder of Markdown files that begin with a title or a date, as many converters write it.

const topic = "Journal";
/** The largest file that is read. */
const maxBytes = 4 * 1024 * 1024;

const isMarkdown = ({ name }: ZippedFile) => /\.(md|markdown)$/i.test(name) && !/(^|\/)(__MACOSX\/|\.)/.test(name);

/** `null`: no file has a title or a date, so this is no journal. `fallbackTime`: of files without a date. */
export async function fromMarkdown(
  files: ZippedFile[],
  unpack: typeof unpackWhole,
  fallbackTime: string,
): Promise<ForeignJournal | null> {
  const byName = new Map(files.map((file) => [file.name, file]));
  const leftBehind = { ...nothingLeftBehind };
  const entries: ForeignEntry[] = [];
  let isJournal = false;
  for (const file of files.filter(isMarkdown)) {
    const content = textOf(await unpack(file, maxBytes));
    if (content === null) {
      leftBehind.unreadable += 1;
      continue;
    }
    const { title = "", date = "", hasMore, text } = readFrontMatter(content);
    if (title || date) isJournal = true;
    if (hasMore) leftBehind.detailed += 1;
    const pictures = new Map<string, ReturnType<typeof toPicture>>();
    for (const { alt, target } of pictureLinksIn(text)) {
      if (isWebAddress(target)) continue;
      const packed = byName.get(pathFrom(file.name, target));
      const kind = kindOfLink(target);
      if (kind === "video") leftBehind.videos += 1;
      else if (kind !== "picture") leftBehind.recordings += 1;
      else if (!packed) leftBehind.missingPictures += 1;
      else if (!isTakenPicture(packed.name)) leftBehind.otherPictures += 1;
      // The first words about a picture are those that it keeps.
      else if (!pictures.has(target)) pictures.set(target, toPicture(packed, packed.name.split("/").at(-1) ?? "", alt));
    }
    entries.push({
      // The same path with the same content.
      id: `markdown-${crc32(new TextEncoder().encode(file.name))}-${file.crc}-${file.size}`,
      ...{ topic, title: title || titleFrom(file.name), text, when: dayOf(date) },
      timestamp: timeOf(date)?.toISOString() ?? fallbackTime,
      findPicture: (target) => pictures.get(target),
      pictures: [...pictures.values()],
    });
  }
  return isJournal ? toForeignJournal("Markdown", entries, leftBehind) : null;
}

/** `null`: it is not UTF-8. */
function textOf(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes).replace(/\r\n?/g, "\n");
  } catch {
    return null;
  }
}

/** The title and the date of a file, whether it has more of this kind, and its text. */
function readFrontMatter(content: string) {
  const [all = "", lines = ""] = /^\s*---[ \t]*\n(.*?)\n---[ \t]*(?:\n+|$)/s.exec(content) ?? [];
  const fields = lines.split("\n").flatMap((line) => {
    const [, name = "", value = ""] = /^(\w[\w -]*):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    return name ? [[name.toLowerCase(), unquoted(value)] as const] : [];
  });
  const { title, date, ...more } = Object.fromEntries(fields);
  return { title, date, hasMore: Object.keys(more).length > 0, text: content.slice(all.length) };
}

function unquoted(value: string): string {
  const [, double, single] = /^(?:"(.*)"|'(.*)')$/.exec(value) ?? [];
  return double?.replace(/\\(["\\])/g, "$1") ?? single?.replaceAll("''", "'") ?? value;
}

/** Of a time only the day, as it was where the writer was; else the words that are there. */
function dayOf(date: string): string {
  const [, day = ""] = /^(\d{4}-\d\d-\d\d)(?:[T ]\d|$)/.exec(date) ?? [];
  const time = timeOf(day);
  return time ? formatDay(time, "UTC") : date;
}

const titleFrom = (path: string) => (path.split("/").at(-1) ?? "").replace(/\.\w+$/, "");

/** The path in the .zip that a link in a file leads to. */
function pathFrom(file: string, target: string): string {
  const path = target.startsWith("/") ? [] : file.split("/").slice(0, -1);
  for (const part of decodePercent(target).normalize("NFC").split("/")) {
    if (part === "..") path.pop();
    else if (part !== "." && part !== "") path.push(part);
  }
  return path.join("/");
}
