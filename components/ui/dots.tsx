import styles from "./dots.module.css";

/** Somebody thinks. Decorative, beside a sentence that says so. */
export const Dots = ({ className = "" }: { className?: string }) => (
  <span className={`${styles.dots} ${className}`} aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);
