import * as words from "#messages/visitor/shell.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { Icon } from "#ui/parts/Icon.tsx";
import styles from "./MyBookingsLink.module.css";
import { WaitingBadge } from "./WaitingBadge.tsx";

/** The way to the bookings of this device, with the count of what waits: seen on every page. */
export function MyBookingsLink() {
  return (
    <Link to="/my-bookings" className={styles.link}>
      <Icon name="ticket" />
      <span className="visually-hidden">{words.myBookings}</span>
      <WaitingBadge className={styles.count} />
    </Link>
  );
}
