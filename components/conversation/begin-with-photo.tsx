import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { homeTexts } from "@/lib/texts/home";
import styles from "./guide.module.css";

/** Chooses the photo that a memory begins with. What becomes of it is loaded then. */
export function BeginWithPhoto({ onFile }: { onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={styles.photo}>
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          target.value = "";
        }}
      />
      <Button kind="plain" onClick={() => input.current?.click()}>
        {homeTexts.photo}
      </Button>
    </div>
  );
}
