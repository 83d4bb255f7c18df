import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "@/components/ui/button";
import { acceptedUploads } from "@/lib/files/upload-types";
import { uploadTexts } from "@/lib/texts/upload";

/** Opens the file dialog of the system. The same file can be chosen again after it was removed. */
export function AttachButton({ onFiles, busy }: { onFiles: (files: File[]) => void; busy: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedUploads}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      <IconButton label={uploadTexts.attach} icon={Paperclip} busy={busy} onClick={() => input.current?.click()} />
    </>
  );
}
