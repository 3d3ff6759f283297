import * as words from "#messages/leave-question.ts";
import { Question } from "#ui/parts/Question.tsx";

interface LeaveQuestionProps {
  /** How many changes have not been sent; null where the device does not say. */
  readonly count: number | null;
  readonly onAnswer: (isYes: boolean) => void;
}

/** Asks before signing out loses what has not been sent. */
export default function LeaveQuestion({ count, onAnswer }: LeaveQuestionProps) {
  return (
    <Question title={words.title} no={words.stay} yes={words.leave} onAnswer={onAnswer}>
      {words.text(count)}
    </Question>
  );
}
