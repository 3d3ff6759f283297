import { Link } from "#ui/navigation/Link.tsx";
import { Icon, type IconName } from "#ui/parts/Icon.tsx";
import styles from "./BottomNavigation.module.css";
import { WaitingBadge } from "./WaitingBadge.tsx";

const ENTRIES: readonly { to: string; label: string; icon: IconName }[] = [
  { to: "/tours", label: "Tours", icon: "compass" },
  { to: "/transfers", label: "Transfers", icon: "van" },
  { to: "/my-bookings", label: "My bookings", icon: "ticket" },
  { to: "/contact", label: "Contact", icon: "chat" },
];

/** The installed app's way around; a browser's window shows the header instead (LOOK, layout). */
export function BottomNavigation() {
  return (
    <nav aria-label="App" className={styles.nav}>
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
