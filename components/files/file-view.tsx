import { FileText } from "lucide-react";
import { type CSSProperties, useState } from "react";
import { lazyDialog } from "@/components/ui/lazy-dialog";
import type { StoredFile } from "@/lib/api/responses";
import { isImage, pictureSources } from "@/lib/files/thumbnails";
import { sizeLabel } from "@/lib/texts/size-label";
import { uploadTexts } from "@/lib/texts/upload";
import styles from "./file.module.css";

const PictureDialog = lazyDialog(() => import("./picture-dialog").then(({ PictureDialog }) => PictureDialog));

/** The room that a picture takes is known before it is loaded. */
export const ratioStyle = ({ width, height }: StoredFile) =>
  width && height ? ({ "--ratio": width / height } as CSSProperties) : undefined;

type Props = {
  file: StoredFile;
  /** The reader may describe it. */
  isOwn: boolean;
  /** It is the head of its memory. */
  isHead?: boolean;
  /** A picture is open, to be described. */
  isDescribing?: boolean;
  /** The large picture is closed. */
  onClose?: () => void;
};

/** A file in a thread: a picture as wide as the words, with its description below it, which opens large; anything else is a link. */
export function FileView(props: Props) {
  const { fileUrl, fileName, size } = props.file;
  if (isImage(props.file)) return <Picture {...props} />;
  return (
    <a className={styles.link} href={fileUrl} target="_blank" rel="noopener">
      <FileText aria-hidden="true" size={18} />
      <bdi data-searchable>{fileName}</bdi>
      {size !== undefined && <span className={styles.size}>{sizeLabel(size)}</span>}
    </a>
  );
}

/**
 * Its size is in the page, so that nothing moves when it loads. Each response brings a new link to the file. A loaded picture
 * keeps its link until that fails, so that it is not loaded again. A photo that began a memory has no link before the reply.
 */
function Picture({ file, isOwn, isHead = false, isDescribing = false, onClose }: Props) {
  const { fileUrl, fileName, width, height, altText } = file;
  const [source, setSource] = useState(fileUrl);
  const [isLarge, setIsLarge] = useState(false);

  function close() {
    setIsLarge(false);
    onClose?.();
  }

  return (
    <figure className={isHead ? `${styles.picture} ${styles.head}` : styles.picture} style={ratioStyle(file)}>
      <button
        type="button"
        className={styles.enlarge}
        aria-label={uploadTexts.enlarge(fileName)}
        aria-haspopup="dialog"
        onClick={() => setIsLarge(true)}
      >
        <img
          {...pictureSources({ ...file, fileUrl: source || fileUrl })}
          sizes="(width < 48rem) 100vw, 44rem"
          alt={altText || fileName}
          width={width}
          height={height}
          data-upright={(width && height && height > width) || undefined}
          loading="lazy"
          onLoad={() => void PictureDialog.preload().catch(() => null)}
          onError={() => setSource(fileUrl)}
        />
      </button>
      {altText && <figcaption dir="auto">{altText}</figcaption>}
      {(isLarge || isDescribing) && (
        <PictureDialog {...{ file, isOwn, isDescribing }} source={source || fileUrl} onClose={close} />
      )}
    </figure>
  );
}
