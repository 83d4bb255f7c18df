import { Search } from "lucide-react";
import type { ComponentProps } from "react";
import { limits } from "@/lib/api/limits";
import { TextField } from "./field";
import styles from "./search-field.module.css";

type SearchFieldProps = Omit<ComponentProps<typeof TextField>, "labelHidden" | "placeholder" | "type">;

/** A field for a search term. Its label is its placeholder. */
export const SearchField = ({ label, className, ...rest }: SearchFieldProps) => (
  <div className={className ? `${styles.search} ${className}` : styles.search}>
    <Search size={20} aria-hidden="true" />
    <TextField
      {...rest}
      type="search"
      label={label}
      labelHidden
      placeholder={label}
      maxLength={limits.searchTermLength}
      autoComplete="off"
      spellCheck={false}
    />
  </div>
);
