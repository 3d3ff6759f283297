import { useEffect, useRef } from "react";
import styles from "./SelectBox.module.css";

interface SelectBoxProps {
  readonly label: string;
  readonly isSelected: boolean;
  /** Some of what it stands for, but not all. */
  readonly isPartly?: boolean;
  readonly onChange: () => void;
}

/** A box to tick, as large as a finger. */
export function SelectBox({ label, isSelected, isPartly = false, onChange }: SelectBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <label className={styles.box}>
      <input
        ref={input}
        type="checkbox"
        aria-label={label}
        checked={isSelected}
        onChange={onChange}
      />
    </label>
  );
}
