import type { ReactNode } from "react";
import { texts } from "@/lib/texts";
import { textLength } from "@/lib/texts/rules";
import styles from "./composer-form.module.css";
import { Counter } from "./counter";
import { FieldError } from "./field";
import { handleSubmit } from "./handle-submit";
import { TextArea } from "./text-area";

type Props = {
  label: string;
  placeholder: string;
  text: string;
  /** The maximum length of a text that can be sent. */
  max: number;
  error: string | null;
  /** `false`: this browser has no space for it. */
  isStored: boolean;
  autoFocus?: boolean;
  className?: string;
  /** Above the text. */
  heading?: ReactNode;
  /** Beside the text: a button. */
  aside?: ReactNode;
  /** Below the text: the attached file. */
  attachment?: ReactNode;
  /** At the start of the last row: a button that does not send the text. */
  tools?: ReactNode;
  /** The button that sends the text. */
  children: ReactNode;
  onChange: (text: string) => void;
  onSubmit: () => void;
};

/** A sheet on which a text is written and sent. */
export function ComposerForm({
  text,
  max,
  isStored,
  className,
  heading,
  aside,
  attachment,
  tools,
  children,
  onSubmit,
  ...field
}: Props) {
  return (
    <form className={`${styles.sheet} ${className ?? ""}`} onSubmit={handleSubmit(onSubmit)} noValidate>
      {heading}
      <div className={styles.line}>
        <TextArea {...field} labelHidden bare rows={1} value={text} />
        {aside}
      </div>
      {!isStored && <FieldError className={styles.notStored}>{texts.ui.notStored}</FieldError>}
      {attachment}
      <div className={styles.actions}>
        {tools}
        <Counter length={textLength(text)} max={max} />
        {children}
      </div>
    </form>
  );
}
