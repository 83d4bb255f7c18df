import { type ComponentProps, type ReactNode, useId } from "react";
import styles from "./field.module.css";

export type Labelled = {
  label: string;
  /** Only for screen readers, because something else on the screen is the visible label. */
  labelHidden?: boolean;
  hint?: ReactNode;
  error?: string | null;
};

type Control = { id: string; className: string | undefined; "aria-invalid"?: true; "aria-describedby"?: string };

/** A label, a control, and below it a hint or what is wrong, connected for screen readers. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  children,
}: Labelled & { children: (control: Control) => ReactNode }) {
  const id = useId();
  const described = error ? `${id}-error` : hint ? `${id}-hint` : "";
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
      {hint && !error && (
        <div id={`${id}-hint`} className={styles.hint}>
          {hint}
        </div>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

/** What is wrong with a field: with the id that the field is described by. */
export const FieldError = ({ className, ...rest }: ComponentProps<"p">) => (
  <p {...rest} role="alert" className={className ? `${styles.error} ${className}` : styles.error} />
);

export function TextField({ label, labelHidden, hint, error, ...rest }: Labelled & ComponentProps<"input">) {
  return (
    <Field {...{ label, labelHidden, hint, error }}>
      {(control) => <input type="text" dir="auto" {...rest} {...withClass(control, rest.className)} />}
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
