import { useState } from "react";
import { Chip, Chips } from "@/components/ui/chip";
import { chooseTextSize, readTextSize, textSizes } from "@/lib/client/text-size";
import { profileTexts } from "@/lib/texts/profile";
import styles from "./profile-dialog.module.css";

/** How large the text is on this device. */
export function TextSize() {
  const [chosen, setChosen] = useState(readTextSize);
  return (
    <section className={styles.section}>
      <h3>{profileTexts.textSize}</h3>
      <Chips label={profileTexts.textSize}>
        {textSizes.map((size) => (
          <Chip
            key={size}
            isChosen={size === chosen}
            onToggle={() => {
              chooseTextSize(size);
              setChosen(size);
            }}
          >
            {size}
          </Chip>
        ))}
      </Chips>
    </section>
  );
}
