import * as words from "#messages/visitor/shell.ts";
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
        <span className="visually-hidden">{words.userMenu}</span>
      </summary>
      <div className={styles.panel}>
        {session ? (
          <>
            <p className={styles.who}>{words.adminAccount}</p>
            <Link to="/admin/dashboard" className={styles.entry}>
              {words.dashboard}
            </Link>
            <button type="button" className={styles.entry} onClick={session.onLogout}>
              {words.logout}
            </button>
          </>
        ) : (
          <Link to="/admin/login" className={styles.entry}>
            {words.adminLogin}
          </Link>
        )}
      </div>
    </details>
  );
}
