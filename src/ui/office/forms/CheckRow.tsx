import type { ReactNode } from "react";
import styles from "./CheckRow.module.css";

interface CheckRowProps {
  readonly label: string;
  readonly hint?: ReactNode;
  /** What it is about, where several rows have one label: for ears alone. */
  readonly name?: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** Something that is so or not, with its words on a row that can be touched as a whole. */
export function CheckRow({ label, hint, name, isChecked, onChange }: CheckRowProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.box}
        checked={isChecked}
        onChange={({ currentTarget }) => {
          const wanted = currentTarget.checked;
          // as it stands until it is so: what could not be stored shows no tick
          currentTarget.checked = isChecked;
          onChange(wanted);
        }}
      />
      <span>
        {label}
        {name && <span className="visually-hidden"> {name}</span>}
        {hint && <span className={styles.hint}>{hint}</span>}
      </span>
    </label>
  );
}
