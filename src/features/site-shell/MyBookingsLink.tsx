import { Icon } from "#ui/Icon.tsx";
import { Link } from "#ui/navigation/Link.tsx";
import styles from "./MyBookingsLink.module.css";
import { useWaitingCount } from "./use-waiting-count.ts";

/** The way to the bookings of this device, with the count of what waits: seen on every page. */
export function MyBookingsLink() {
  const waiting = useWaitingCount();
  return (
    <Link to="/my-bookings" className={styles.link}>
      <Icon name="ticket" />
      <span className="visually-hidden">My bookings</span>
      {waiting > 0 && (
        <span className={styles.count}>
          {waiting}
          <span className="visually-hidden"> waiting on this device</span>
        </span>
      )}
    </Link>
  );
}
