import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./button.module.css";

type ButtonProps = ComponentProps<"button"> & {
  kind?: "primary" | "plain" | "bare";
  /** A call is under way: the button does nothing, and screen readers announce that. */
  busy?: boolean;
};

export function Button({ kind = "primary", busy = false, type = "button", className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      // The `disabled` attribute would take the focus away during the call.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={[styles.button, styles[kind], className].filter(Boolean).join(" ")}
    />
  );
}

type IconButtonProps = Omit<ButtonProps, "children" | "kind"> & { label: string; icon: LucideIcon };

/** A button that is only an icon. Its label is for screen readers and shown as a tooltip. */
export function IconButton({ label, icon: Icon, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} kind="bare" aria-label={label} title={label}>
      <Icon size={20} aria-hidden="true" />
    </Button>
  );
}
