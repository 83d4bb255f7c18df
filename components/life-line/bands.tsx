import { useRibbon } from "@/components/session/ribbon";
import type { Band, MemoryRow } from "@/lib/conversation/life-line";
import styles from "./life-list.module.css";

type Bands = MemoryRow["bands"];

/** The bands of longer memories that began above this row. The link of each memory says how long it was. */
export const RunningBands = ({ bands }: { bands: Bands }) =>
  bands.map((band, column) => band && !band.starts && <BandPiece key={band.id} band={band} column={column} />);

/** The band that begins with the memory of this row, and is connected to it. */
export const StartingBand = ({ bands }: { bands: Bands }) =>
  bands.map((band, column) => band?.starts && <BandPiece key={band.id} band={band} column={column} />);

const BandPiece = ({ band, column }: { band: Band; column: number }) => (
  <i
    className={styles.band}
    data-column={column}
    data-ribbon={useRibbon(band.topic)}
    data-starts={band.starts || undefined}
    data-ends={band.ends || undefined}
    aria-hidden="true"
  />
);
