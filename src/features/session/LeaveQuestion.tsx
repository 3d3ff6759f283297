import { Question } from "#ui/parts/Question.tsx";

interface LeaveQuestionProps {
  /** How many changes have not been sent. */
  readonly count: number;
  readonly onAnswer: (isYes: boolean) => void;
}

/** Asks before signing out loses what has not been sent. */
export default function LeaveQuestion({ count, onAnswer }: LeaveQuestionProps) {
  const many = count === 1 ? "1 change has" : `${count} changes have`;
  return (
    <Question
      title="Sign out and lose changes?"
      no="Stay Signed In"
      yes="Sign Out and Discard"
      onAnswer={onAnswer}
    >
      {many} not been sent yet. Signing out removes everything from this device, and what was not
      sent is lost.
    </Question>
  );
}
