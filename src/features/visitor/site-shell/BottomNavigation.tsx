import * as words from "#messages/visitor/shell.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { Icon, type IconName } from "#ui/parts/Icon.tsx";
import styles from "./BottomNavigation.module.css";
import { WaitingBadge } from "./WaitingBadge.tsx";

const ENTRIES: readonly { to: string; label: string; icon: IconName }[] = [
  { to: "/tours", label: words.tours, icon: "compass" },
  { to: "/transfers", label: words.transfers, icon: "van" },
  { to: "/my-bookings", label: words.myBookings, icon: "ticket" },
  { to: "/contact", label: words.contact, icon: "chat" },
];

/** The installed app's way around; a browser's window shows the header instead (LOOK, layout). */
export function BottomNavigation() {
  return (
    <nav aria-label={words.appNavigation} className={styles.nav}>
      {ENTRIES.map(({ to, label, icon }) => (
        <Link key={to} to={to} className={styles.entry}>
          <Icon name={icon} />
          {label}
          {to === "/my-bookings" && <WaitingBadge className={styles.count} />}
        </Link>
      ))}
    </nav>
  );
}
