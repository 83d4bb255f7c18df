import { Eye, EyeOff } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { texts } from "@/lib/texts";
import { IconButton } from "./button";
import { Field } from "./field";
import styles from "./password-field.module.css";

type PasswordFieldProps = Omit<ComponentProps<"input">, "type" | "autoComplete"> & {
  label: string;
  hint?: string;
  /** Replaces the hint while there is any, and is announced. */
  advice?: string | null;
  error?: string | null;
  autoComplete: "current-password" | "new-password";
};

export function PasswordField({ label, hint, advice, error, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint && <span aria-live="polite">{advice ?? hint}</span>} error={error}>
      {(control) => (
        <div className={styles.password}>
          <input {...rest} {...control} type={shown ? "text" : "password"} spellCheck={false} autoCapitalize="none" />
          <IconButton
            className={styles.toggle}
            label={shown ? texts.ui.hidePassword : texts.ui.showPassword}
            icon={shown ? EyeOff : Eye}
            onClick={() => setShown(!shown)}
          />
        </div>
      )}
    </Field>
  );
}
