import { AttachedFile } from "@/components/files/attached-file";
import { Button } from "@/components/ui/button";
import { isUploaded } from "@/lib/files/chosen-file";
import { uploadTexts } from "@/lib/texts/upload";
import styles from "./guide-photo.module.css";
import { type GuidePhotoProps, useGuidePhoto } from "./use-guide-photo";

/** The photo that a memory begins with: above the setup, where its day is offered for the name, and above each question. */
export function GuidePhoto(props: GuidePhotoProps) {
  const { section, attachment, error, isStored, altText, remove, preview, day } = useGuidePhoto(props);
  const { guide, act } = props;
  const isSetup = guide.stage.name === "setup";
  if (attachment.status === "none" && !error && !altText.undo) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={isSetup ? styles.card : styles.photo}
      aria-label={uploadTexts.photo}
      data-shown={attachment.status !== "none" || undefined}
    >
      {preview && (
        <img
          className={styles.print}
          src={preview}
          alt={isUploaded(guide.photo) ? (guide.photo.file.altText ?? "") : ""}
        />
      )}
      <div className={styles.about}>
        <AttachedFile {...{ attachment, error, isStored, altText }} onRemove={remove} />
        {isSetup && day && !guide.projectName.includes(day) && (
          <Button
            kind="plain"
            onClick={({ currentTarget }) => {
              act({ type: "name", projectName: `${day} ${guide.projectName}` });
              currentTarget.closest("main")?.querySelector<HTMLElement>("form textarea")?.focus();
            }}
          >
            {uploadTexts.nameAfterDay(day)}
          </Button>
        )}
      </div>
    </section>
  );
}
