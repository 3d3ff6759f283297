import { Link, useLocation } from "@tanstack/react-router";
import { useState } from "react";
import { onForgotten } from "#data/office/sync/account.ts";
import { onErased } from "#data/office/sync/erased.ts";
import * as words from "#messages/office/field.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { forgetAnswers } from "#ui/office/answers/answers.ts";
import { asOfWords } from "#ui/office/as-of.ts";
import { forgetDrafts, forgetDraftsWith } from "#ui/office/forms/use-draft.ts";
import styles from "./FieldStatus.module.css";
import { useField } from "./use-field.ts";
import { useTitleBadge } from "./use-title-badge.ts";

const WaitingDialog = lazyPart(() => import("./WaitingDialog.tsx"));

// what was being typed holds people's names, too
onForgotten(() => forgetDrafts(""));
onErased(({ email, bookings }) => forgetDraftsWith([email, ...bookings]));
// and what was answered
onForgotten(forgetAnswers);
onErased(forgetAnswers);

/** How old what is shown is, and what has not been sent: quiet, on every page, only when there is any. */
export default function FieldStatus() {
  const field = useField();
  useTitleBadge();
  const [isOpen, setIsOpen] = useState(false);
  const href = useLocation({ select: (location) => location.href });
  const all = [...field.acts, ...field.rules];
  const refused = all.filter(({ state }) => state === "attention").length;
  const waiting = all.length - refused;
  const isOld = field.asOfMs !== null;
  return (
    <>
      <div role="status" aria-label={words.connection} className="screen-only">
        {(isOld || all.length > 0) && (
          <p className={styles.strip}>
            {isOld && (
              <span>
                {(field.isSignedIn ? words.noConnection : words.signInEnded)(
                  asOfWords(field.asOfMs ?? 0, Date.now()),
                )}
              </span>
            )}
            {!field.isSignedIn && (
              <Link to="/admin/login" search={{ next: href }} className={styles.way}>
                {words.signIn}
              </Link>
            )}
            {waiting > 0 && (
              <button type="button" className={styles.way} onClick={() => setIsOpen(true)}>
                {words.waiting(waiting)}
              </button>
            )}
            {refused > 0 && (
              <button
                type="button"
                className={styles.way}
                data-refused="true"
                onClick={() => setIsOpen(true)}
              >
                {words.needAttention(refused)}
              </button>
            )}
          </p>
        )}
      </div>
      {(isOpen || all.length > 0) && (
        <WaitingDialog
          isOpen={isOpen}
          acts={field.acts}
          rules={field.rules}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
