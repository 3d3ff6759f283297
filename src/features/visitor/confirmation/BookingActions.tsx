import type { ReactNode } from "react";
import type { ShownBooking } from "#data/sync/shown-booking.ts";
import { travelling } from "#data/sync/travelling.ts";
import { bookingWhatsappLink } from "#domain/booking/letters/whatsapp.ts";
import * as words from "#messages/visitor/confirmation.ts";
import { useNavigation } from "#ui/navigation/navigation.ts";
import { Button, ButtonLink, buttonLook } from "#ui/parts/Button.tsx";
import { Icon } from "#ui/parts/Icon.tsx";
import { itemScene } from "#ui/pictures/scenes.ts";
import { useCompany } from "#ui/site/use-site.ts";
import { AddToCalendar } from "#ui/visitor/AddToCalendar.tsx";
import styles from "./ConfirmationPage.module.css";
import { shareBooking } from "./share-booking.ts";

interface BookingActionsProps extends ShownBooking {
  /** What cancels it, where that is done here. */
  readonly cancel: ReactNode;
}

/** What can be done with a booking, and the ways on from here (SPEC §2, confirmation). */
export function BookingActions({ cancel, ...shown }: BookingActionsProps) {
  const { view, delivery } = shown;
  const company = useCompany();
  const { navigate } = useNavigation();
  const openVoucher = () =>
    navigate({
      to: "/voucher",
      search: { id: view.id },
      state: { booking: travelling(shown), scene: itemScene(view.type, view.itemId) },
    });
  return (
    <div className={`${styles.actions} screen-only`}>
      <Button onClick={openVoucher} className={styles.wide}>
        {words.downloadSummary}
      </Button>
      {delivery !== "refused" && <AddToCalendar view={view} item={shown.item} />}
      <Button variant="outline" onClick={() => shareBooking(view)}>
        {words.shareBooking}
      </Button>
      <a
        href={bookingWhatsappLink(view, company)}
        rel="noopener"
        className={buttonLook({ variant: "outline", className: styles.wide })}
      >
        <Icon name="chat" /> {words.askOnWhatsApp}
      </a>
      {cancel}
      <ButtonLink to="/tours" variant="ghost">
        {words.browseTours}
      </ButtonLink>
      <ButtonLink to="/transfers" variant="ghost">
        {words.browseTransfers}
      </ButtonLink>
    </div>
  );
}
