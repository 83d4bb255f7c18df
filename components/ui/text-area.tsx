import { type FormEvent, type ReactNode, useId } from "react";
import { textLength } from "@/lib/texts/rules";
import { Counter } from "./counter";
import { GrowingTextarea } from "./growing-textarea";
import { sendOnEnter } from "./keys";
import styles from "./text-area.module.css";

type Props = {
  label: string;
  placeholder: string;
  text: string;
  /** The longest text that may be sent. */
  max: number;
  error: string | null;
  readOnly?: boolean;
  autoFocus?: boolean;
  /** Sets the box apart from others of its kind. */
  className?: string;
  /** Stands above the text. */
  heading?: ReactNode;
  /** Stands below the text: what goes along with it. */
  attachment?: ReactNode;
  /** Beside the counter: what belongs to the text, and what sends it. */
  tools?: ReactNode;
  children: ReactNode;
  onChange: (text: string) => void;
  onSubmit: () => void;
};

/** A text that is written and sent. */
export function WritingBox(props: Props) {
  const { text, error, onChange, onSubmit } = props;
  const errorId = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    onSubmit();
  }

  return (
    <form className={`${styles.box} ${props.className ?? ""}`} onSubmit={submit} noValidate>
      {props.heading}
      <GrowingTextarea
        className={styles.text}
        rows={2}
        aria-label={props.label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        placeholder={props.placeholder}
        value={text}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={sendOnEnter}
        readOnly={props.readOnly}
        autoFocus={props.autoFocus}
        dir="auto"
      />
      {error && (
        <p className={styles.error} id={errorId} role="alert">
          {error}
        </p>
      )}
      {props.attachment}
      <div className={styles.actions}>
        <div className={styles.tools}>{props.tools}</div>
        <Counter length={textLength(text)} max={props.max} />
        {props.children}
      </div>
    </form>
  );
}
