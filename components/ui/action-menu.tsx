import { Ellipsis, type LucideIcon } from "lucide-react";
import { type ReactNode, useId, useRef, useState } from "react";
import styles from "./action-menu.module.css";
import { IconButton } from "./button";

type ActionMenuProps = {
  label: string;
  icon?: LucideIcon;
  /** The class of the button that opens it. */
  className?: string;
  /** Of that button. */
  name?: string;
  /** The buttons, one below the other. Pressing one closes the menu. */
  children: ReactNode;
};

/** Buttons behind a button: beside it for a mouse, on a touch screen a sheet that comes from below, where the thumb is. */
export function ActionMenu({ label, icon = Ellipsis, className = "", name, children }: ActionMenuProps) {
  const id = useId();
  const menu = useRef<HTMLFieldSetElement>(null);
  // They are rendered only while the menu is open, so that a long list stays small.
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton
        name={name}
        className={`${styles.opener} ${className}`}
        label={label}
        icon={icon}
        popoverTarget={id}
      />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard presses the buttons inside, which clicks them */}
      <fieldset
        ref={menu}
        id={id}
        popover="auto"
        // Not the direction of the text beside it.
        dir="ltr"
        aria-label={label}
        className={styles.menu}
        onBeforeToggle={({ newState }) => newState === "open" && setIsOpen(true)}
        // Not before: the focus returns to the button from a button that is still there.
        onToggle={({ newState }) => setIsOpen(newState === "open")}
        onClick={() => menu.current?.hidePopover()}
        // Closes when the focus leaves it by keyboard. Its own button closes it by itself.
        onBlur={({ relatedTarget, currentTarget }) => {
          const isInside = currentTarget.contains(relatedTarget);
          if (relatedTarget && !isInside && relatedTarget.getAttribute("popovertarget") !== id)
            currentTarget.hidePopover();
        }}
      >
        {isOpen && children}
      </fieldset>
    </>
  );
}
