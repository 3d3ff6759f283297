import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { createPortal } from "react-dom";
import { Button } from "./Button.tsx";
import styles from "./Question.module.css";

interface QuestionProps {
  readonly title: string;
  /** What a yes brings about. */
  readonly children: ReactNode;
  /** The button that leaves everything as it is: first, with the focus, and what Escape means. */
  readonly no: string;
  readonly yes: string;
  readonly onAnswer: (isYes: boolean) => void;
}

/**
 * Asks before something that cannot be undone, over everything else. The focus goes back to what had
 * it before; who takes that away with a yes takes care of the focus too, see {@link focusAround}.
 */
export function Question({ title, children, no, yes, onAnswer }: QuestionProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    // not before the key that led here is done: an Escape would close this too
    const timer = setTimeout(() => dialog.current?.showModal());
    return () => clearTimeout(timer);
  }, []);
  const close = (answer: "no" | "yes") => dialog.current?.close(answer);
  return createPortal(
    <dialog
      ref={dialog}
      role="alertdialog"
      className={styles.question}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // by a button or by Escape: the browser has closed it and given the focus back; it may tell so when this has gone
      onClose={({ currentTarget }) => {
        if (currentTarget.isConnected) onAnswer(currentTarget.returnValue === "yes");
      }}
    >
      <h2 id={`${id}-title`}>{title}</h2>
      <div id={`${id}-text`} className="stack-3">
        {children}
      </div>
      {/* A dialog of Mantine's below must not close by the Escape that is meant for this one. */}
      <div className={styles.ways}>
        <Button data-mantine-stop-propagation="true" onClick={() => close("no")}>
          {no}
        </Button>
        <Button
          variant="destructive"
          data-mantine-stop-propagation="true"
          onClick={() => close("yes")}
        >
          {yes}
        </Button>
      </div>
    </dialog>,
    document.body,
  );
}

/** For a button that goes with what it does. */
export const leaving = (act: () => unknown) => (event: MouseEvent) => {
  focusAround(event.currentTarget);
  void act();
};

/** Has reading go on around something that is about to go: in the nearest part that takes the focus. */
export function focusAround(element: Element | null): void {
  const part = element?.parentElement?.closest("[tabindex='-1']");
  if (part instanceof HTMLElement) part.focus({ preventScroll: true });
}
