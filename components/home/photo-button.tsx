import { Camera } from "lucide-react";
import { useRef } from "react";
import { FileInput } from "@/components/files/file-input";
import { Button } from "@/components/ui/button";
import styles from "./home.module.css";

type Props = { label: string; kind?: "plain" | "bare"; onFiles: (files: File[]) => void };

/** Chooses photos that a memory begins with. The code that handles them is loaded then. */
export function PhotoButton({ label, kind = "plain", onFiles }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput ref={input} accept="image/png,image/jpeg" onFiles={onFiles} />
      <Button kind={kind} className={styles.photo} onClick={() => input.current?.click()}>
        <Camera size={20} aria-hidden="true" />
        {label}
      </Button>
    </>
  );
}
