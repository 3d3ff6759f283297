import { Icon } from "#ui/parts/Icon.tsx";
import styles from "./BookingCard.module.css";
import type { Sign } from "./standing.ts";

/** How something of this device stands; said aloud when it changes. */
export function StandingSign({ sign }: { sign: Sign }) {
  return (
    <div className={`${styles.sign} ${styles[sign.tone]}`} role="status">
      <Icon name={sign.icon} />
      <div>
        <p className={styles.standing}>{sign.heading}</p>
        <p>{sign.text}</p>
      </div>
    </div>
  );
}
