import { useEffect, useId, useRef } from "react";
import { Button } from "#ui/Button.tsx";
import styles from "./LeaveQuestion.module.css";

interface LeaveQuestionProps {
  /** How many changes have not been sent. */
  readonly count: number;
  readonly onAnswer: (isYes: boolean) => void;
}

/** Asks before signing out loses what has not been sent; staying is what Escape and Enter do. */
export default function LeaveQuestion({ count, onAnswer }: LeaveQuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => dialog.current?.showModal(), []);
  const many = count === 1 ? "1 change has" : `${count} changes have`;
  return (
    <dialog
      ref={dialog}
      className={styles.question}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      onCancel={() => onAnswer(false)}
    >
      <h2 id={`${id}-title`}>Sign out and lose changes?</h2>
      <p id={`${id}-text`}>
        {many} not been sent yet. Signing out removes everything from this device, and what was not
        sent is lost.
      </p>
      <div className={styles.ways}>
        <Button onClick={() => onAnswer(false)}>Stay Signed In</Button>
        <Button variant="destructive" onClick={() => onAnswer(true)}>
          Sign Out and Discard
        </Button>
      </div>
    </dialog>
  );
}
