import type { ReactNode } from "react";

type AvatarProps = {
  /** Its initial is shown. */
  name?: string;
  className?: string;
  /** Shown instead of an initial. */
  children?: ReactNode;
};

/** A person's initial in a circle, decorative beside the name. */
export function Avatar({ name = "", className, children }: AvatarProps) {
  return (
    <span className={className ? `disc ${className}` : "disc"} aria-hidden="true">
      {children ?? Array.from(name)[0]?.toLocaleUpperCase()}
    </span>
  );
}
