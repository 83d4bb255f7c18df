import { memo } from "react";
import { Thumbnail } from "@/components/files/thumbnail";
import { PathLink } from "@/components/session/path-link";
import { useRibbon } from "@/components/session/ribbon";
import { SkipButton } from "@/components/ui/skip-button";
import { type MemoryRow, whenWithYear } from "@/lib/conversation/life-line";
import { directionOf } from "@/lib/conversation/thread/text-direction";
import { isImage } from "@/lib/files/thumbnails";
import { conversationPath } from "@/lib/routes";
import { lifeTexts } from "@/lib/texts/life-line";
import { RunningBands, StartingBand } from "./bands";
import styles from "./life-list.module.css";

type Props = {
  row: MemoryRow;
  name: string;
  /** Gives the focus back to the button of this decade. */
  onReturn: (decade: number) => void;
};

/** One memory at its time, the first of a decade below its heading. Memoized, so that scrolling the list does not render it again. */
export const MemoryLine = memo(function MemoryLine({ row, name, onReturn }: Props) {
  const { decade, bands } = row;
  return (
    <>
      <RunningBands bands={bands} />
      {decade !== null && (
        <div className={styles.decade}>
          <h2 tabIndex={-1}>{lifeTexts.decade(decade)}</h2>
          <SkipButton onClick={() => onReturn(decade)}>{lifeTexts.toDecades}</SkipButton>
        </div>
      )}
      <Line row={row} name={name} />
    </>
  );
});

function Line({ row, name }: Pick<Props, "row" | "name">) {
  const { memory, length, year, more } = row;
  const { _id: id, topic, when, excerpt, file } = memory;
  return (
    <div className={styles.line} data-ribbon={useRibbon(topic)}>
      {year !== null && <h3 className={styles.year}>{year}</h3>}
      {more > 0 && (
        <p className={styles.more}>
          {lifeTexts.moreBands(more)}
          <span className="visually-hidden"> {lifeTexts.moreBandsHint(more)}</span>
        </p>
      )}
      <StartingBand bands={row.bands} />
      <i className={styles.mark} data-length={length} aria-hidden="true" />
      <div className={styles.text} dir={directionOf(name)}>
        <PathLink className={styles.open} path={conversationPath(id)}>
          <bdi className={styles.name}>{name}</bdi>
          <span className={styles.when}>
            <bdi>{whenWithYear(when, navigator.language)}</bdi>
          </span>
        </PathLink>
        {excerpt && (
          <p className={styles.excerpt} dir="auto">
            {excerpt}
          </p>
        )}
      </div>
      {file && isImage(file) && (
        <Thumbnail className={styles.print} picture={file} sizes="10rem" width={152} height={114} />
      )}
    </div>
  );
}
