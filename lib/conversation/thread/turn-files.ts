import type { StoredFile, TurnFiles } from "../../api/responses";

/** The files of a turn, in order. */
export const filesOf = <File>({ file, files }: TurnFiles<File>): File[] => files ?? (file ? [file] : []);

/** The same in the form in which a turn has them. */
export function turnFiles<File>(files: File[]): TurnFiles<File> {
  const [file = null] = files;
  return files.length > 1 ? { file, files } : { file };
}

/** The picture that a memory begins with, if it does, and its beginning without it. */
export function withoutHead<Turn extends TurnFiles<StoredFile>>(turn: Turn): { head: StoredFile | null; rest: Turn } {
  const [first, ...others] = filesOf(turn);
  if (!first?.fileType.startsWith("image/")) return { head: null, rest: turn };
  return { head: first, rest: { ...turn, files: others } };
}
