import { bookingReference } from "#domain/booking/reference.ts";
import * as words from "#messages/visitor/trip/voucher.ts";
import { ButtonLink } from "#ui/parts/Button.tsx";
import { MessagePage } from "#ui/parts/MessagePage.tsx";
import { namedHere } from "#ui/site/named-here.ts";
import { useSite } from "#ui/site/use-site.ts";
import { NeedsScripts } from "#ui/visitor/NeedsScripts.tsx";
import "./print.css";
import { usePrintTitle } from "./use-print-title.ts";
import { useVoucherBooking } from "./use-voucher-booking.ts";
import { VoucherActions } from "./VoucherActions.tsx";
import styles from "./VoucherPage.module.css";
import { VoucherSheet } from "./VoucherSheet.tsx";

/** `/voucher`: a booking on one sheet, to be printed or saved as PDF by the browser. */
export default function VoucherPage({ id }: { id?: string }) {
  const shown = useVoucherBooking(id);
  const site = useSite();
  usePrintTitle(
    shown && shown !== "loading"
      ? `cayo-wayfarers-${bookingReference(shown.view.id)}`
      : "cayo-wayfarers",
  );
  if (!shown) return <NoBooking />;
  const known = shown === "loading" ? null : namedHere(site, shown);
  return (
    <div className={styles.page}>
      <NeedsScripts>{words.noScripts}</NeedsScripts>
      {known ? <VoucherActions {...known} /> : <div className={styles.actionsPlace} />}
      <VoucherSheet shown={known} />
    </div>
  );
}

function NoBooking() {
  return (
    <MessagePage title={words.noBooking} text={words.noBookingText}>
      <ButtonLink to="/contact">{words.contactUs}</ButtonLink>
      <ButtonLink to="/tours" variant="outline">
        {words.browseTours}
      </ButtonLink>
    </MessagePage>
  );
}
