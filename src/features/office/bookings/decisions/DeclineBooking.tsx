import type { OfficeBooking } from "#domain/booking/fields.ts";
import { Skeleton } from "#ui/parts/Skeleton.tsx";
import { DeclineForm } from "./DeclineForm.tsx";
import { useAlternatives } from "./use-alternatives.ts";

interface DeclineBookingProps {
  /** With its service called as the guest's language has it. */
  readonly booking: OfficeBooking;
  readonly onClose: () => void;
}

/** Waits for what else there is, so that the letter can offer it; without a line it offers nothing. */
export function DeclineBooking({ booking, onClose }: DeclineBookingProps) {
  const { alternativesFor, failure, isAnswered } = useAlternatives([booking]);
  const others = alternativesFor(booking);
  // what is only remembered may be sold by now, and a letter that has begun stays as it is
  if (!isAnswered && failure === null) return <Skeleton />;
  return <DeclineForm booking={booking} others={others ?? []} onClose={onClose} />;
}
