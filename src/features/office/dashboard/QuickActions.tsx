import { Link } from "#ui/navigation/Link.tsx";
import { OfficeIcon, type OfficeIconName } from "#ui/office/OfficeIcon.tsx";
import { Panel } from "#ui/office/Panel.tsx";
import { type ButtonVariant, buttonLook } from "#ui/parts/Button.tsx";
import styles from "./QuickActions.module.css";

interface QuickAction {
  readonly words: string;
  readonly icon: OfficeIconName;
  readonly to: string;
  readonly search?: Readonly<Record<string, string>>;
  readonly variant?: ButtonVariant;
}

const ACTIONS: readonly QuickAction[] = [
  {
    words: "Add New Booking",
    icon: "add",
    to: "/admin/bookings",
    search: { dialog: "new" },
    variant: "default",
  },
  { words: "Manage Bookings", icon: "bookings", to: "/admin/bookings" },
  { words: "Manage Services", icon: "services", to: "/admin/services" },
  { words: "Settings", icon: "settings", to: "/admin/settings" },
];

/** What the operator does most, one press away. */
export function QuickActions() {
  return (
    <Panel title="Quick Actions">
      <ul className={styles.list}>
        {ACTIONS.map(({ words, to, search, variant = "outline", icon }) => (
          <li key={words}>
            <Link to={to} {...(search && { search })} className={buttonLook({ variant })}>
              <OfficeIcon name={icon} className={styles.icon} />
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
