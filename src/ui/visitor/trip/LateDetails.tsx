import { type ReactNode, useState } from "react";
import styles from "./LateDetails.module.css";

interface LateDetailsProps {
  readonly summary: string;
  readonly className?: string | undefined;
  /** What is fetched and drawn only for who opens it. */
  readonly children: ReactNode;
}

/** A part that few open. */
export function LateDetails({ summary, className, children }: LateDetailsProps) {
  const [isOpened, setIsOpened] = useState(false);
  return (
    <details
      className={`${styles.details} ${className ?? ""} screen-only`}
      onToggle={(event) => event.currentTarget.open && setIsOpened(true)}
    >
      <summary>{summary}</summary>
      {isOpened && children}
    </details>
  );
}
