import type { FormEvent, ReactNode } from "react";
import { textLength } from "@/lib/texts/rules";
import styles from "./composer-form.module.css";
import { Counter } from "./counter";
import { TextArea } from "./text-area";

type Props = {
  label: string;
  placeholder: string;
  text: string;
  /** The maximum length of a text that can be sent. */
  max: number;
  error: string | null;
  readOnly?: boolean;
  autoFocus?: boolean;
  className?: string;
  /** Above the text. */
  heading?: ReactNode;
  /** Below the text: the attached file. */
  attachment?: ReactNode;
  /** Beside the counter: buttons that do not send the text. */
  tools?: ReactNode;
  /** The button that sends the text. */
  children: ReactNode;
  onChange: (text: string) => void;
  onSubmit: () => void;
};

/** A box in which a text is written and sent. */
export function ComposerForm({
  text,
  max,
  className,
  heading,
  attachment,
  tools,
  children,
  onSubmit,
  ...field
}: Props) {
  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form className={`${styles.box} ${className ?? ""}`} onSubmit={submit} noValidate>
      {heading}
      <TextArea {...field} labelHidden bare rows={2} value={text} />
      {attachment}
      <div className={styles.actions}>
        <div className={styles.tools}>{tools}</div>
        <Counter length={textLength(text)} max={max} />
        {children}
      </div>
    </form>
  );
}
