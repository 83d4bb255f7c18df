import type { ComponentProps } from "react";
import styles from "./checkbox-field.module.css";

type CheckboxFieldProps = Omit<ComponentProps<"input">, "type"> & { label: string };

export function CheckboxField({ label, ...rest }: CheckboxFieldProps) {
  return (
    <label className={styles.field}>
      <input type="checkbox" {...rest} />
      {label}
    </label>
  );
}
