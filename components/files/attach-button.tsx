import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "@/components/ui/button";
import { acceptedUploads } from "@/lib/files/upload-types";
import { uploadTexts } from "@/lib/texts/upload";
import { FileInput } from "./file-input";

/** Chooses files to attach. */
export function AttachButton({ onFiles, busy }: { onFiles: (files: File[]) => void; busy: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} accept={acceptedUploads} onFiles={onFiles} />
      <IconButton label={uploadTexts.attach} icon={Paperclip} busy={busy} onClick={() => input.current?.click()} />
    </>
  );
}
