import * as words from "#messages/visitor/confirmation.ts";
import { BookedView, type BookedViewProps, type OthersProps } from "./BookedView.tsx";
import { useShownBooking } from "./use-shown-booking.ts";

/**
 * `/confirmation`: what was booked and what to know (SPEC §2). Says 'confirmed' only if it is. Its
 * picture stands there from the first paint on (src/pages.tsx), and in the same place when the
 * device has been asked for the rest.
 */
export default function ConfirmationPage(
  others: OthersProps & Required<Pick<BookedViewProps, "PushOffer">>,
) {
  return <BookedView {...others} shown={useShownBooking()} noScripts={words.noScripts} isNew />;
}
