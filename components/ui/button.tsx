import type { LucideIcon } from "lucide-react";
import type { ComponentProps } from "react";
import styles from "./button.module.css";

type ButtonProps = ComponentProps<"button"> & {
  kind?: "primary" | "plain" | "bare";
  /** A call is under way: the button waits, and says so. */
  busy?: boolean;
};

export function Button({ kind = "primary", busy = false, type = "button", className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      // A button that is really disabled while its call is under way would lose the focus.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={[styles.button, styles[kind], className].filter(Boolean).join(" ")}
    />
  );
}

type IconButtonProps = Omit<ButtonProps, "children" | "kind"> & { label: string; icon: LucideIcon };

/** A button of an icon alone; its label is spoken and shown as a hint. */
export function IconButton({ label, icon: Icon, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} kind="bare" aria-label={label} title={label}>
      <Icon size={20} aria-hidden="true" />
    </Button>
  );
}
