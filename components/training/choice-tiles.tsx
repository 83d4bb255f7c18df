import { type ReactNode, useId } from "react";
import styles from "./choice-tiles.module.css";
import tiles from "./tiles.module.css";

type Props<Name extends string> = {
  legend: string;
  names: Name[];
  chosen: string | null;
  /** `opponents`: upright tiles in a row. */
  kind: "topics" | "opponents";
  /** Beside or above each name. */
  picture: (name: Name, index: number) => ReactNode;
  onChoose: (name: Name) => void;
};

/** The choices of a select beside it, as tiles. */
export function ChoiceTiles<Name extends string>({ legend, names, chosen, kind, picture, onChoose }: Props<Name>) {
  const group = useId();
  return (
    <fieldset>
      <legend className="visually-hidden">{legend}</legend>
      <div className={styles[kind]}>
        {names.map((name, index) => (
          <label key={name} className={tiles.tile}>
            <input type="radio" name={group} checked={name === chosen} onChange={() => onChoose(name)} />
            {picture(name, index)}
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
