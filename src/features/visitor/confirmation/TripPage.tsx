import type { ComponentType } from "react";
import * as words from "#messages/visitor/trip/trip.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { Button, ButtonLink } from "#ui/parts/Button.tsx";
import { MessagePage } from "#ui/parts/MessagePage.tsx";
import { BookedView, type OthersProps } from "./BookedView.tsx";
import { useTrip } from "./use-trip.ts";

/** Comes with what this device keeps, which the first look does not wait for. */
const CancelTrip = lazyPart(() => import("./CancelTrip.tsx"));

interface TripPageProps extends OthersProps {
  /** Has the link of a booking sent again. */
  readonly FindBooking: ComponentType<object>;
}

/** `/trip`: a booking for whoever has its link, on any device, which keeps it from then on. */
export default function TripPage({ FindBooking, ...others }: TripPageProps) {
  const { trip, ask } = useTrip();
  switch (trip.state) {
    case "wrong":
      return (
        <div tabIndex={-1}>
          <MessagePage title={words.wrong} text={words.wrongText}>
            <ButtonLink to="/my-bookings" variant="outline">
              {words.myBookings}
            </ButtonLink>
            <ButtonLink to="/contact" variant="outline">
              {words.contactUs}
            </ButtonLink>
            <FindBooking />
          </MessagePage>
        </div>
      );
    case "unreachable":
      return (
        <MessagePage title={words.unreachable} text={words.unreachableText}>
          <Button onClick={ask}>{words.tryAgain}</Button>
          <ButtonLink to="/my-bookings" variant="outline">
            {words.myBookings}
          </ButtonLink>
        </MessagePage>
      );
    default: {
      const isOpen = trip.state === "open";
      return (
        <BookedView
          {...others}
          shown={isOpen ? trip.shown : null}
          noScripts={words.noScripts}
          opening={words.opening}
          cancel={isOpen && <CancelTrip shown={trip.shown} tripKey={trip.key} />}
          onEnded={showKey}
          onMade={ask}
        />
      );
    }
  }
}

/** The address is that of the next link: who opens the page again finds the booking. */
function showKey(key: string): void {
  location.replace(`#${key}`);
}
