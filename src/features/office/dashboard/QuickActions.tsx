import * as words from "#messages/office/dashboard.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { OfficeIcon, type OfficeIconName } from "#ui/office/OfficeIcon.tsx";
import { Panel } from "#ui/office/Panel.tsx";
import { type ButtonVariant, buttonLook } from "#ui/parts/Button.tsx";
import styles from "./QuickActions.module.css";

interface QuickAction {
  readonly name: string;
  readonly icon: OfficeIconName;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly variant?: ButtonVariant;
}

const ACTIONS: readonly QuickAction[] = [
  {
    name: words.addBooking,
    icon: "add",
    to: "/admin/bookings",
    search: { dialog: "new" },
    variant: "default",
  },
  { name: words.manageBookings, icon: "bookings", to: "/admin/bookings" },
  { name: words.manageServices, icon: "services", to: "/admin/services" },
  { name: words.settings, icon: "settings", to: "/admin/settings" },
];

/** What the operator does most, one press away. */
export function QuickActions() {
  return (
    <Panel title={words.quickActions}>
      <ul className={styles.list}>
        {ACTIONS.map(({ name, to, search, variant = "outline", icon }) => (
          <li key={name}>
            <Link to={to} {...(search && { search })} className={buttonLook({ variant })}>
              <OfficeIcon name={icon} className={styles.icon} />
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
