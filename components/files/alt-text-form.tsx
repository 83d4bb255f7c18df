import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { handleSubmit } from "@/components/ui/handle-submit";
import type { StoredFile } from "@/lib/api/responses";
import { labelTexts } from "@/lib/texts/label";
import { uploadTexts } from "@/lib/texts/upload";
import styles from "./file.module.css";
import { useAltTextChange } from "./use-alt-text-change";

/** What the owner of a picture says that it shows, below the picture, to be read and changed. */
export function AltTextForm({ file, isDescribing }: { file: StoredFile; isDescribing: boolean }) {
  const { field, text, isSaved, error, isBusy, open, write, save } = useAltTextChange(file, isDescribing);
  if (text === null) {
    return (
      <div className={styles.caption}>
        {file.altText && <p dir="auto">{file.altText}</p>}
        <Button kind={file.altText ? "bare" : "plain"} onClick={open} autoFocus={isSaved}>
          {file.altText ? uploadTexts.altTextChange : uploadTexts.altText}
        </Button>
      </div>
    );
  }
  return (
    <form className={styles.caption} onSubmit={handleSubmit(() => void save())}>
      <input
        ref={field}
        type="text"
        dir="auto"
        aria-label={uploadTexts.altText}
        aria-invalid={error !== null || undefined}
        placeholder={uploadTexts.altTextPlaceholder}
        value={text}
        readOnly={isBusy}
        onChange={({ target }) => write(target.value)}
        // biome-ignore lint/a11y/noAutofocus: it appears where the button was that opened it
        autoFocus
      />
      <Button type="submit" busy={isBusy}>
        {labelTexts.save}
      </Button>
      {error && <FieldError>{error}</FieldError>}
    </form>
  );
}
