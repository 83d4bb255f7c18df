import type { ReactNode } from "react";
import styles from "./chip.module.css";

/** Choices that narrow down a list, or that are offered. */
export function Chips({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of chips in every browser
    <div role="group" aria-label={label} className={className ? `${styles.chips} ${className}` : styles.chips}>
      {children}
    </div>
  );
}

type ChipProps = {
  /** Missing for one that is only taken. */
  isChosen?: boolean;
  onToggle: () => void;
  lang?: string;
  disabled?: boolean;
  children: ReactNode;
};

export function Chip({ isChosen, onToggle, children, ...rest }: ChipProps) {
  return (
    <button type="button" className={`one-line ${styles.chip}`} aria-pressed={isChosen} onClick={onToggle} {...rest}>
      {children}
    </button>
  );
}

type ChipSelectProps = {
  className?: string;
  label: string;
  /** The first choice, which narrows nothing down. */
  all: string;
  choices: { value: string; label: string; lang?: string }[];
  value: string | null;
  onChoose: (value: string | null) => void;
};

/** One of many choices. */
export function ChipSelect({ className, label, all, choices, value, onChoose }: ChipSelectProps) {
  return (
    <select
      className={`one-line ${styles.chip} ${className ?? ""}`}
      aria-label={label}
      data-chosen={value === null ? undefined : ""}
      value={value ?? ""}
      onChange={({ target }) => onChoose(target.value || null)}
    >
      <option value="">{all}</option>
      {choices.map(({ value, label, lang }) => (
        <option key={value} value={value} lang={lang}>
          {label}
        </option>
      ))}
    </select>
  );
}
