import type { LucideIcon } from "lucide-react";
import { type ComponentProps, useImperativeHandle } from "react";
import styles from "./button.module.css";
import { useKeptFocus } from "./use-kept-focus";

type ButtonProps = ComponentProps<"button"> & {
  kind?: "primary" | "plain" | "bare";
  /** A call is under way: the button waits, and says so. */
  busy?: boolean;
};

export function Button({
  kind = "primary",
  busy = false,
  type = "button",
  disabled,
  className,
  ref,
  ...rest
}: ButtonProps) {
  const element = useKeptFocus<HTMLButtonElement>(busy);
  useImperativeHandle(ref, () => element.current as HTMLButtonElement, [element]);
  return (
    <button
      {...rest}
      ref={element}
      type={type}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
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
