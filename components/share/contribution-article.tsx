import type { ReactNode } from "react";
import { FileList } from "@/components/files/file-list";
import { FileView } from "@/components/files/file-view";
import { Avatar } from "@/components/ui/avatar";
import { DateTime } from "@/components/ui/date-time";
import type { StoredFile } from "@/lib/api/responses";
import { contributionTexts } from "@/lib/texts/contribution";
import styles from "./contribution.module.css";

type Props = {
  by: string;
  /** After the name; instead of it and the name for a text of the reader. */
  heading: ReactNode;
  timestamp: string;
  text: string;
  files: StoredFile[];
  /** Written before the memory was changed. */
  isOlder: boolean;
  /** Below the text. */
  children?: ReactNode;
};

/** What somebody else wrote to a memory, below their name. */
export function ContributionArticle({ by, heading, timestamp, text, files, isOlder, children }: Props) {
  return (
    <article className={styles.contribution} dir="ltr">
      <p className={styles.who}>
        <Avatar name={by} className={styles.avatar} />
        <span>{heading}</span>
        <DateTime iso={timestamp} />
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <FileList files={files}>{(file) => <FileView file={file} isOwn={false} />}</FileList>
      {isOlder && <p className={`${styles.state} ${styles.older}`}>{contributionTexts.older}</p>}
      {children && <div className={styles.below}>{children}</div>}
    </article>
  );
}

/** The name of the writer, and what they do. */
export const HeadingWithName = ({ by, does }: { by: string; does: string }) => (
  <>
    <b>
      <bdi>{by}</bdi>
    </b>{" "}
    {does}
  </>
);
