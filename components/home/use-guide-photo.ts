import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import type { Attachment } from "@/components/files/attachment";
import { useAltText } from "@/components/files/use-alt-text";
import { useUpload } from "@/components/files/use-upload";
import { hasNoFocus } from "@/components/ui/focus";
import type { Guide, GuideAction } from "@/lib/conversation/guide/guide";
import { isUploaded, type UnsentFile } from "@/lib/files/chosen-file";
import { dayTaken } from "@/lib/files/exif";
import { dateFormat } from "@/lib/texts/date-format";
import { uploadTexts } from "@/lib/texts/upload";

export type GuidePhotoProps = {
  /** The photo that was chosen on this page. */
  chosen: File | null;
  guide: Guide;
  /** Of the draft of the guide. */
  scope: string;
  act: (action: GuideAction) => void;
  /**
   * Called before the answers are sent: whether the photo or its description is still being uploaded. If so, a message appears.
   */
  holdForPhoto: RefObject<(() => Promise<boolean>) | null>;
};

/** EXIF data are in the first part of a file. */
const exifBytes = 1024 * 1024;
const longDay = dateFormat({ dateStyle: "long" });

/** The photo that a memory begins with, on its way to the server, and the day on which it was taken. */
export function useGuidePhoto({ chosen, guide, scope, act, holdForPhoto }: GuidePhotoProps) {
  const upload = useUpload({ scope, stored: () => guide.photo ?? null, store });
  const [preview, setPreview] = useState<string | null>(null);
  const [day, setDay] = useState<string | null>(null);
  const section = useRef<HTMLElement>(null);
  const { error, setError } = upload;
  const attachment = attachmentOf(guide.photo, upload.attachment);
  const altText = useAltText({ ...upload, attachment }, store);

  /** The link is not saved with the guide, because it would open the file for anybody who finds it. */
  function store(photo: UnsentFile | null) {
    act({ type: "photo", photo: isUploaded(photo) ? { ...photo, file: { ...photo.file, fileUrl: "" } } : photo });
  }

  function remove() {
    upload.remove();
    setPreview(null);
    setDay(null);
  }

  const begin = useEffectEvent(async (file: File) => {
    remove();
    upload.attach([file]);
    const date = dayTaken(new Uint8Array(await file.slice(0, exifBytes).arrayBuffer()));
    setDay(date && longDay().format(date));
  });
  useEffect(() => {
    if (!chosen) return;
    const url = URL.createObjectURL(chosen);
    void begin(chosen);
    setPreview(url);
    return () => URL.revokeObjectURL(url);
  }, [chosen]);

  useEffect(() => {
    holdForPhoto.current = async () => {
      const isMissing = attachment.status !== "none" && attachment.status !== "ready";
      if (isMissing) setError(uploadTexts.photoPending);
      return isMissing || !(await altText.save());
    };
    return () => {
      holdForPhoto.current = null;
    };
  });

  const isShown = attachment.status !== "none";
  // The button that chose the photo is hidden now.
  useEffect(() => {
    const isLost = hasNoFocus() || !document.activeElement?.checkVisibility();
    if (chosen && isShown && isLost) section.current?.focus({ preventScroll: true });
  }, [chosen, isShown]);
  return {
    ...{ section, attachment, error, isStored: upload.isStored, altText, remove },
    preview: isShown ? preview : null,
    day: isShown ? day : null,
  };
}

/** An uploaded photo is part of the guide; until then the upload itself says how far it is. */
function attachmentOf(photo: UnsentFile | null | undefined, uploading: Attachment): Attachment {
  if (isUploaded(photo)) return { status: "ready", uploaded: photo };
  return uploading.status === "ready" ? { status: "none" } : uploading;
}
