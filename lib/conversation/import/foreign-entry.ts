import { limits } from "../../api/limits";
import type { ZippedFile } from "../../files/unzip";
import { decodePercent } from "../../routes";
import { journalTexts } from "../../texts/journal";
import { splitParagraphs } from "../../texts/split-text";
import type { JournalConversation, JournalFileRef } from "../export/journal";
import { turnFiles } from "../thread/turn-files";

export type ForeignPicture = JournalFileRef & { packed: ZippedFile };

/** An entry of a journal that was written elsewhere. */
export type ForeignEntry = {
  /** The same whenever this entry is read again. */
  id: string;
  topic: string;
  title: string;
  /** Markdown. */
  text: string;
  /** When it was, in words. */
  when: string;
  timestamp: string;
  /** The picture that a link in the text shows, if it comes along. */
  findPicture: (target: string) => ForeignPicture | undefined;
  /** All of its pictures, shown by a link or not. */
  pictures: ForeignPicture[];
};

/** `![what it shows](target)`, or Day One's address by itself. */
const pictureLink = /!\[(?<alt>[^\]]{0,1000})\]\((?<to>[^()\s]{1,2000})\)|dayone-moment:[\w/-]+/g;

/** Where a text shows something that is not text, which may also be a video. */
export const pictureLinksIn = (text: string) =>
  [...text.matchAll(pictureLink)].map((link) => {
    const { alt = "", to = link[0] } = link.groups ?? {};
    return { alt: alt.trim(), target: to, start: link.index, end: link.index + link[0].length };
  });

export const isWebAddress = (target: string) => /^https?:/i.test(target);

/** What a link shows, as far as its address tells. */
export function kindOfLink(target: string): keyof typeof journalTexts.leftLink {
  if (/\.(mov|mp4|m4v|avi|webm|mkv|3gp)$|^dayone-moment:\/+video\//i.test(target)) return "video";
  if (/\.(m4a|mp3|wav|aac|og[ga]|opus|flac)$|^dayone-moment:\/+audio\//i.test(target)) return "recording";
  return /\.pdf$|^dayone-moment:\/+pdfAttachment\//i.test(target) ? "document" : "picture";
}

/** Instead of a link to what stays behind: what it was, with all that its writer called it. */
function withoutTarget(alt: string, target: string): string {
  if (isWebAddress(target)) return [alt, target].filter(Boolean).join(": ");
  const name = target.startsWith("dayone-moment:") ? "" : decodePercent(target.split("/").at(-1) ?? "");
  return `(${[journalTexts.leftLink[kindOfLink(target)], ...new Set([alt, name])].filter(Boolean).join(", ")})`;
}
/** What Markdown escapes, so that it is no mark. */
const escapes = /\\([!-/:-@[-`{-~])/g;
const heading = /^\s*#{1,6}[ \t]+([^\n]+)\n?/;

/** What a turn has that was only saved. */
const savedOnly = { response: null, receipt: null, keepOnly: true } as const;

/** What an export has of an entry with those of its pictures that are included. `null`: there is nothing in it. */
export function toConversation(
  { id, topic, title, when, timestamp, ...entry }: ForeignEntry,
  isIncluded: (picture: ForeignPicture) => boolean,
): JournalConversation | null {
  // The end of a title that is too long for a name would stand nowhere else.
  const before = title.length > limits.projectNameLength ? `${title}\n\n` : "";
  const { text, placed } = withoutLinks({ ...entry, text: before + entry.text }, isIncluded);
  const [headed = "", line = ""] = heading.exec(text) ?? [];
  const headline = line.replace(/(?<![\s#])[\s#]+$/, "");
  const name = title || headline || firstLine(text) || when;
  const isNamedByHeading =
    name === headline && headline.length <= limits.projectNameLength && headed.length < text.length;
  // The heading has become the name.
  const from = isNamedByHeading ? headed.length : 0;
  if (!title && text.trim() === "" && placed.length === 0) return null;
  const [first = { message: "", file: null }, ...others] = messagesOf(text, from, placed);
  const { message, ...files } = first;
  const timed = { ...savedOnly, timestamp };
  return {
    ...{ _id: id, topic, projectName: shortened(name), orderIndex: 1 },
    questionAnswers: message === "" ? [] : [{ question: "", answer: message }],
    ...(when && { when: { text: when, edtf: null } }),
    ...{ ...files, ...timed },
    continuations: others.map((turn, index) => ({ ...turn, ...timed, orderIndex: index + 1 })),
    notes: [],
  };
}

/** A picture, and where in the text it was shown. */
type Placed = { at: number; picture: ForeignPicture };

/** The text without links to pictures, and as it is read. A picture stands where it is first shown, one that no link shows comes first. */
function withoutLinks(
  entry: Pick<ForeignEntry, "text" | "findPicture" | "pictures">,
  isIncluded: (picture: ForeignPicture) => boolean,
) {
  const placed: Placed[] = [];
  let [text, end] = ["", 0];
  const append = (part: string) => {
    const isAfterEmptyLine = /(^|\n)\s*$/.test(text.slice(-20));
    text += (isAfterEmptyLine && placed.length > 0 ? part.replace(/^\s*\n/, "") : part).replace(escapes, "$1");
  };
  for (const link of pictureLinksIn(entry.text)) {
    const picture = entry.findPicture(link.target);
    append(entry.text.slice(end, link.start));
    const alt = link.alt.replace(escapes, "$1");
    const isPlaced = picture !== undefined && isIncluded(picture);
    if (isPlaced && !placed.some((other) => other.picture === picture)) placed.push({ at: text.length, picture });
    if (!picture) text += withoutTarget(alt, link.target);
    // Words about the picture that are not its description.
    else if (!isPlaced || ![picture.altText ?? "", picture.fileName].includes(alt)) text += alt;
    end = link.end;
  }
  append(entry.text.slice(end));
  const shown = new Set(placed.map(({ picture }) => picture));
  const others = entry.pictures
    .filter((picture) => isIncluded(picture) && !shown.has(picture))
    .map((picture) => ({ at: 0, picture }));
  return { text, placed: [...others, ...placed] };
}

/** The text from a position on as messages, each with the pictures that were shown in it. */
function messagesOf(text: string, from: number, placed: Placed[]) {
  const parts = splitParagraphs(text.slice(from), limits.messageLength);
  const [last, waiting] = [Math.max(0, parts.length - 1), [...placed]];
  let end = from;
  return (parts.length > 0 ? parts : [""]).flatMap((part, index) => {
    end += part.length;
    const beyond = waiting.findIndex(({ at }) => at >= end);
    const shown = waiting.splice(0, index === last || beyond < 0 ? waiting.length : beyond);
    const files = shown.map(({ picture: { packed: _, ...file } }) => file);
    const message = part.replace(/^(?:[ \t]*\n)+/, "").trimEnd();
    const isEmpty = message === "" && files.length === 0;
    return isEmpty ? [] : [{ message, ...turnFiles(files.splice(0, limits.messageFiles)) }, ...pictureMessages(files)];
  });
}

/** Messages of pictures alone: of those that one message has no room for. */
function pictureMessages(files: JournalFileRef[]) {
  const count = Math.ceil(files.length / limits.messageFiles);
  return Array.from({ length: count }, () => ({ message: "", ...turnFiles(files.splice(0, limits.messageFiles)) }));
}

const firstLine = (text: string) => text.trim().split("\n", 1)[0]?.trim() ?? "";

const graphemes = new Intl.Segmenter(undefined, { granularity: "grapheme" });

/** At most as long as a name may be, cut after a word, or in one that is long between two of its characters. */
function shortened(name: string): string {
  const max = limits.projectNameLength;
  if (name.length <= max) return name;
  const end = graphemes.segment(name).containing(max - 1)?.index;
  return `${name.slice(0, end).replace(/\s+\S{0,20}$/, "")}…`;
}
