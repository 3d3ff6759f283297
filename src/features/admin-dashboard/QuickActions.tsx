import { Link, useRouter } from "@tanstack/react-router";
import { type ButtonVariant, buttonLook } from "#ui/Button.tsx";
import { Panel } from "#ui/office/Panel.tsx";
import styles from "./QuickActions.module.css";

interface QuickAction {
  readonly words: string;
  readonly to: string;
  readonly search?: Readonly<Record<string, number>>;
  readonly variant?: ButtonVariant;
}

const ACTIONS: readonly QuickAction[] = [
  { words: "Add New Booking", to: "/admin/bookings", search: { new: 1 }, variant: "default" },
  { words: "Manage Bookings", to: "/admin/bookings" },
  { words: "Manage Services", to: "/admin/services" },
  { words: "Settings", to: "/admin/settings" },
];

/** What the operator does most, one press away. */
export function QuickActions() {
  // no way to a page that is still to come
  const { routesByPath } = useRouter();
  const actions = ACTIONS.filter(({ to }) => Object.hasOwn(routesByPath, to));
  return (
    <Panel title="Quick Actions">
      <ul className={styles.list}>
        {actions.map(({ words, to, search = {}, variant = "outline" }) => (
          <li key={words}>
            <Link to={to} search={search} className={buttonLook({ variant })}>
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
