import type { TurnFiles } from "../../api/responses";

/** The files of a turn, in order. */
export const filesOf = <File>({ file, files }: TurnFiles<File>): File[] => files ?? (file ? [file] : []);

/** The same in the form in which a turn has them. */
export function turnFiles<File>(files: File[]): TurnFiles<File> {
  const [file = null] = files;
  return files.length > 1 ? { file, files } : { file };
}
