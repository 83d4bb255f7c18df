import type { ComponentProps } from "react";
import { Field, type Labelled } from "./field";
import styles from "./field.module.css";
import { sendOnEnter } from "./keys";

type TextAreaProps = Labelled &
  Omit<ComponentProps<"textarea">, "value" | "onChange"> & {
    value: string;
    onChange: (text: string) => void;
    /** Without border and background: it is inside a box that has them. */
    bare?: boolean;
  };

/** A text area with its label and error, as high as its text. Enter submits its form, unless `onKeyDown` is given. */
export function TextArea({ label, labelHidden, hint, error, bare, className, onChange, ...rest }: TextAreaProps) {
  return (
    <Field {...{ label, labelHidden, hint, error }}>
      {(control) => (
        <GrowingTextArea
          dir="auto"
          onKeyDown={sendOnEnter}
          {...rest}
          {...control}
          className={[bare ? styles.bare : control.className, className].filter(Boolean).join(" ")}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/**
 * CSS makes it as high as its text, up to its `max-height` (`field-sizing`). Firefox and Safari before 26.2 do not support
 * that: there an invisible copy of the text in the same grid cell takes up the height.
 */
function GrowingTextArea({ className, value, ...rest }: ComponentProps<"textarea"> & { value: string }) {
  const textarea = <textarea {...rest} className={className} value={value} />;
  if (CSS.supports("field-sizing", "content")) return textarea;
  return (
    <div className={styles.cell}>
      {textarea}
      <div className={`${className} ${styles.copy}`} aria-hidden="true">
        {/* With the space an empty last line has a height, too. */}
        {`${value} `}
      </div>
    </div>
  );
}
