import { useId } from "react";
import { Icon } from "../../parts/Icon.tsx";
import styles from "./Faq.module.css";

export interface FaqEntry {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}

/** Questions that open one at a time and close again; works without a script. */
export function Faq({ entries }: { entries: readonly FaqEntry[] }) {
  const name = useId();
  return (
    <div className={styles.list}>
      {entries.map(({ id, question, answer }) => (
        <details key={id} name={name} className={styles.item}>
          <summary className={styles.question}>
            {question}
            <Icon name="down" className={styles.mark} />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
