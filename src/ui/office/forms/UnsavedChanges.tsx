import { useBlocker } from "@tanstack/react-router";
import * as words from "#messages/office/forms.ts";
import { Question } from "#ui/parts/Question.tsx";

interface UnsavedChangesProps {
  /** Asked when somebody is about to leave, so that saving can let go first. */
  readonly isDirty: () => boolean;
  readonly onDiscard: () => void;
}

/** Asks before what was typed is lost: by closing, by going back, by leaving the site. */
export function UnsavedChanges({ isDirty, onDiscard }: UnsavedChangesProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ next }) => {
      // Signing in again comes back to the draft; a sign-out by hand has ended the session already.
      if (next.pathname !== "/admin/login") return isDirty();
      if (!("next" in next.search)) onDiscard();
      return false;
    },
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  if (status !== "blocked") return null;
  const answer = (isYes: boolean) => {
    if (!isYes) return reset();
    onDiscard();
    proceed();
  };
  return <DiscardQuestion onAnswer={answer} />;
}

export function DiscardQuestion({ onAnswer }: { readonly onAnswer: (isYes: boolean) => void }) {
  return (
    <Question
      title={words.discard}
      no={words.keepEditing}
      yes={words.discardChanges}
      onAnswer={onAnswer}
    >
      {words.notSaved}
    </Question>
  );
}
