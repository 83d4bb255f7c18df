import type { RefObject } from "react";

type Props = { ref: RefObject<HTMLInputElement | null>; accept: string; onFiles: (files: File[]) => void };

/** Opens the file dialog of the system, for a button beside it. The same file can be chosen again after it was removed. */
export function FileInput({ ref, accept, onFiles }: Props) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple
      accept={accept}
      onChange={({ target }) => {
        onFiles([...(target.files ?? [])]);
        target.value = "";
      }}
    />
  );
}
