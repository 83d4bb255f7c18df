import styles from "./list-skeleton.module.css";

const rows = [1, 2, 3, 4, 5];

type Props = { hasDays?: boolean; children?: string };

/** The shape of a list while it loads. It is invisible for the first moment, so that quick responses do not flicker. `children`: for screen readers. */
export function ListSkeleton({ hasDays = true, children }: Props) {
  return (
    <div className={`${styles.skeleton} appearing`}>
      {children && (
        <span role="status" className="visually-hidden">
          {children}
        </span>
      )}
      {rows.map((row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          {hasDays && <i />}
          <i />
        </div>
      ))}
    </div>
  );
}
