import type { JournalFileRef, JournalHeading } from "./journal";

// The names of the files in the .zip of an export.

export const packedNames = { text: "journal.md", copy: "journal.json" } as const;

/** A .zip counts up to 65,535 files. The highest number means "more" (zip64), and two of the files are the texts. */
export const maxPackedFiles = 65_532;

/** Characters of a file's name that are used; with four bytes each they fit into what file systems take. */
const maxCharacters = 60;

/** The files of an export, each once, with their names in the .zip. The number makes a name unique. */
export function packedFiles(lists: Pick<JournalHeading, "files">[]): { file: JournalFileRef; path: string }[] {
  const files = new Map(lists.flatMap(({ files }) => files.map((file) => [file._id, file] as const)));
  return [...files.values()].map((file, index) => ({ file, path: `files/${index + 1}-${portable(file.fileName)}` }));
}

/** A name that every file system takes: without separators, control characters and what Windows reserves. The end has its type. */
function portable(name: string): string {
  const plain = name.normalize("NFC").replace(/[\p{C}<>:"/\\|?*]/gu, "_");
  return (
    [...plain]
      .slice(-maxCharacters)
      .join("")
      .replace(/[. ]+$/, "") || "file"
  );
}

/** Whether a name of a .zip stays within the folder that it is unpacked into. */
export const staysInside = (name: string) =>
  !/^[/\\]|^[a-z]:|\\/i.test(name) && !name.split("/").includes("..") && !name.includes("\0");
