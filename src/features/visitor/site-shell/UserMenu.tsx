import { Link } from "#ui/navigation/Link.tsx";
import { Icon } from "#ui/parts/Icon.tsx";
import { useShellSession } from "#ui/site/session-context.ts";
import styles from "./UserMenu.module.css";
import { useClosingDetails } from "./use-closing-details.ts";

/** The operator's way in, and once signed in the way to the dashboard and out. */
export function UserMenu() {
  const session = useShellSession();
  const { ref, onToggle } = useClosingDetails();
  return (
    <details className={styles.menu} ref={ref} onToggle={onToggle}>
      <summary className={styles.toggle}>
        <Icon name="person" />
        <span className="visually-hidden">User menu</span>
      </summary>
      <div className={styles.panel}>
        {session ? (
          <>
            <p className={styles.who}>Admin Account</p>
            <Link to="/admin/dashboard" className={styles.entry}>
              Dashboard
            </Link>
            <button type="button" className={styles.entry} onClick={session.onLogout}>
              Logout
            </button>
          </>
        ) : (
          <Link to="/admin/login" className={styles.entry}>
            Admin Login
          </Link>
        )}
      </div>
    </details>
  );
}
