import { type ReactNode, useEffect, useRef, useState } from "react";
import styles from "./LateDetails.module.css";

interface LateDetailsProps {
  readonly summary: string;
  /** There is something in it that has to be looked at. */
  readonly isOpen?: boolean | undefined;
  readonly className?: string | undefined;
  /** What is fetched and drawn only for who opens it. */
  readonly children: ReactNode;
}

/** A part that few open. */
export function LateDetails({ summary, isOpen, className, children }: LateDetailsProps) {
  const [isOpened, setIsOpened] = useState(false);
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isOpen && details.current) details.current.open = true;
  }, [isOpen]);
  return (
    <details
      ref={details}
      className={`${styles.details} ${className ?? ""} screen-only`}
      onToggle={(event) => event.currentTarget.open && setIsOpened(true)}
    >
      <summary>{summary}</summary>
      {isOpened && children}
    </details>
  );
}
