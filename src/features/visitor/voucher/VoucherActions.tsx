import type { ShownBooking } from "#data/sync/shown-booking.ts";
import { travelling } from "#data/sync/travelling.ts";
import * as words from "#messages/visitor/trip/voucher.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { Button, buttonLook } from "#ui/parts/Button.tsx";
import { Icon } from "#ui/parts/Icon.tsx";
import { itemScene } from "#ui/pictures/scenes.ts";
import { AddToCalendar } from "#ui/visitor/AddToCalendar.tsx";
import styles from "./VoucherPage.module.css";

/** Above the sheet, never on paper: back to the booking, print, calendar. */
export function VoucherActions(shown: ShownBooking) {
  const { view, delivery } = shown;
  return (
    <div className={`${styles.actions} screen-only`}>
      <Link
        to="/confirmation"
        state={{ booking: travelling(shown), scene: itemScene(view.type, view.itemId) }}
        className={buttonLook({ variant: "ghost", className: styles.back })}
      >
        <Icon name="left" /> {words.back}
      </Link>
      <Button onClick={() => window.print()}>{words.print}</Button>
      {delivery !== "refused" && <AddToCalendar view={view} item={shown.item} />}
    </div>
  );
}
