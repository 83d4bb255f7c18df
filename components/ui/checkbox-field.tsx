import { type ComponentProps, useId } from "react";
import styles from "./checkbox-field.module.css";
import fields from "./field.module.css";

type CheckboxFieldProps = Omit<ComponentProps<"input">, "type"> & { label: string; hint?: string };

export function CheckboxField({ label, hint, ...rest }: CheckboxFieldProps) {
  const id = useId();
  const field = (
    <label className={`row ${styles.field}`}>
      <input type="checkbox" aria-describedby={hint && id} {...rest} />
      {label}
    </label>
  );
  if (!hint) return field;
  return (
    <div>
      {field}
      <p id={id} className={`${fields.hint} ${styles.hint}`}>
        {hint}
      </p>
    </div>
  );
}
