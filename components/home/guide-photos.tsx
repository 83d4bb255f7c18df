import { AttachedFiles } from "@/components/files/attached-files";
import { Button } from "@/components/ui/button";
import { FieldError } from "@/components/ui/field";
import { limits } from "@/lib/api/limits";
import { uploadTexts } from "@/lib/texts/upload";
import styles from "./guide-photos.module.css";
import { PhotoButton } from "./photo-button";
import { type GuidePhotosProps, useGuidePhotos } from "./use-guide-photos";

/** The photos that a memory begins with: above the setup, where the day of the first is offered for the name, and above each question. */
export function GuidePhotos(props: GuidePhotosProps) {
  const { section, files, isShown, isPending } = useGuidePhotos(props);
  const { guide, act, day } = props;
  const isSetup = guide.stage.name === "setup";
  if (!isShown && files.problems.length === 0 && !files.altTexts.undo) return null;
  return (
    <section
      ref={section}
      tabIndex={-1}
      className={isSetup ? styles.card : styles.photos}
      aria-label={uploadTexts.photos}
      data-shown={isShown || undefined}
    >
      <AttachedFiles files={files} disabled={props.isBusy} />
      {isPending && <FieldError>{uploadTexts.photoPending}</FieldError>}
      <div className={styles.tools}>
        {isShown && !props.isBusy && files.attachments.length < limits.messageFiles && (
          <PhotoButton label={uploadTexts.anotherPhoto} kind={isSetup ? "plain" : "bare"} onFiles={files.attach} />
        )}
        {isSetup && isShown && day && !guide.projectName.includes(day) && (
          <Button
            kind="plain"
            onClick={({ currentTarget }) => {
              act({ type: "name", projectName: `${day} ${guide.projectName}` });
              currentTarget.closest("main")?.querySelector<HTMLElement>("textarea[name=projectName]")?.focus();
            }}
          >
            {uploadTexts.nameAfterDay(day)}
          </Button>
        )}
      </div>
    </section>
  );
}
