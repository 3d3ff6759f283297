import { Modal } from "@mantine/core";
import { Link, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { onForgotten } from "#data/sync/office-account.ts";
import { onErased } from "#data/sync/office-erased.ts";
import { forgetDrafts, forgetDraftsWith } from "#ui/office/use-draft.ts";
import { asOfWords } from "./as-of.ts";
import styles from "./FieldStatus.module.css";
import { useField } from "./use-field.ts";
import { useTitleBadge } from "./use-title-badge.ts";
import { WaitingActs } from "./WaitingActs.tsx";

// what was being typed holds people's names, too
onForgotten(() => forgetDrafts(""));
onErased(({ email, bookings }) => forgetDraftsWith([email, ...bookings]));

/** How old what is shown is, and what has not been sent: quiet, on every page, only when there is any. */
export default function FieldStatus() {
  const field = useField();
  useTitleBadge();
  const [isOpen, setIsOpen] = useState(false);
  const href = useLocation({ select: (location) => location.href });
  const refused = field.acts.filter(({ state }) => state === "attention").length;
  const waiting = field.acts.length - refused;
  const isOld = field.asOfMs !== null;
  return (
    <>
      <div role="status" aria-label="Connection" className={styles.place}>
        {(isOld || field.acts.length > 0) && (
          <p className={styles.strip}>
            {isOld && (
              <span>
                {field.isSignedIn ? "No connection" : "Your sign-in has ended"} –{" "}
                {asOfWords(field.asOfMs ?? 0, Date.now())}
              </span>
            )}
            {!field.isSignedIn && (
              <Link to="/admin/login" search={{ next: href }} className={styles.way}>
                Sign In
              </Link>
            )}
            {waiting > 0 && (
              <button type="button" className={styles.way} onClick={() => setIsOpen(true)}>
                {countWords(waiting)} waiting
              </button>
            )}
            {refused > 0 && (
              <button
                type="button"
                className={styles.way}
                data-refused="true"
                onClick={() => setIsOpen(true)}
              >
                {refused} {refused === 1 ? "needs" : "need"} your attention
              </button>
            )}
          </p>
        )}
      </div>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title="Changes on This Device"
        size="42rem"
        closeButtonProps={{ "aria-label": "Close" }}
      >
        <WaitingActs acts={field.acts} onLeave={() => setIsOpen(false)} />
      </Modal>
    </>
  );
}

const countWords = (count: number) => `${count} ${count === 1 ? "change" : "changes"}`;
