import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";
import { GrowingTextarea } from "./growing-textarea";

type Labelled = {
  label: string;
  /** The label is spoken, not shown: something else on the screen says it. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | null;
};

type Control = { id: string; className: string | undefined; "aria-invalid"?: true; "aria-describedby"?: string };

/** A label, a control and what is to be said about it, tied together for every reader. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  children,
}: Labelled & { children: (control: Control) => ReactNode }) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={labelHidden ? "visually-hidden" : styles.label}>
        {label}
      </label>
      {children({
        id,
        className: styles.control,
        ...(error ? { "aria-invalid": true } : {}),
        ...(described ? { "aria-describedby": described } : {}),
      })}
      {hint && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({ label, labelHidden, hint, error, ...rest }: Labelled & ComponentProps<"input">) {
  return (
    <Field {...{ label, labelHidden, hint, error }}>
      {(control) => <input type="text" dir="auto" {...rest} {...withClass(control, rest.className)} />}
    </Field>
  );
}

export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  ...rest
}: Labelled & ComponentProps<typeof GrowingTextarea>) {
  return (
    <Field {...{ label, labelHidden, hint, error }}>
      {(control) => <GrowingTextarea dir="auto" {...rest} {...withClass(control, rest.className)} />}
    </Field>
  );
}

export function SelectField({ label, labelHidden, hint, error, ...rest }: Labelled & ComponentProps<"select">) {
  return (
    <Field {...{ label, labelHidden, hint, error }}>
      {(control) => <select {...rest} {...withClass(control, rest.className)} />}
    </Field>
  );
}

const withClass = (control: Control, className?: string): Control =>
  className ? { ...control, className: `${control.className} ${className}` } : control;
