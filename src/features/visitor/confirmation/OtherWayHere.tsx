import { useObservable } from "dexie-react-hooks";
import { observeBooking } from "#data/sync/outbox/outbox.ts";
import type { Booking } from "#domain/booking/fields.ts";
import OtherWay from "#ui/visitor/OtherWay.tsx";

interface OtherWayHereProps {
  readonly view: Booking;
  readonly className?: string | undefined;
}

/** The booking of the other way as this device keeps it, apart from a page that is there before its database is. */
export default function OtherWayHere({ view, className }: OtherWayHereProps) {
  const other = useObservable(() => observeBooking(view.together), [view.together]);
  return <OtherWay {...{ view, other, className }} />;
}
