import { Camera } from "lucide-react";
import { useRef } from "react";
import { Button } from "@/components/ui/button";
import { texts } from "@/lib/texts";
import styles from "./home.module.css";

type Props = { onFile: (file: File) => void };

/** Chooses the photo that a memory begins with. The code that handles the photo is loaded then. */
export function BeginWithPhoto({ onFile }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
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
      <Button kind="plain" className={styles.photo} onClick={() => input.current?.click()}>
        <Camera size={20} aria-hidden="true" />
        {texts.home.photo}
      </Button>
    </>
  );
}
