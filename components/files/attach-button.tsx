import { Paperclip } from "lucide-react";
import { useRef } from "react";
import { IconButton } from "@/components/ui/button";
import { acceptedUploads } from "@/lib/api/limits";
import { uploadTexts } from "@/lib/texts/upload";

/** Opens the file dialog of the system. The same file can be chosen again after it was removed. */
export function AttachButton({ onFile, disabled }: { onFile: (file: File) => void; disabled: boolean }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={acceptedUploads}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = "";
        }}
      />
      <IconButton
        label={uploadTexts.attach}
        icon={Paperclip}
        disabled={disabled}
        onClick={() => input.current?.click()}
      />
    </>
  );
}
