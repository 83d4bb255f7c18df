import { memo } from "react";
import { Thumbnail } from "@/components/files/thumbnail";
import { PathLink } from "@/components/session/path-link";
import { useRibbon } from "@/components/session/ribbon";
import { type MemoryRow, whenWithYear } from "@/lib/conversation/life-line";
import { directionOf } from "@/lib/conversation/thread/text-direction";
import { isImage } from "@/lib/files/thumbnails";
import { conversationPath } from "@/lib/routes";
import { lifeTexts } from "@/lib/texts/life-line";
import { StartingBand } from "./bands";
import styles from "./life-list.module.css";

/** One memory at its time. Memoized, so that scrolling the list does not render it again. */
export const MemoryLine = memo(function MemoryLine({ row, name }: { row: MemoryRow; name: string }) {
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
});
