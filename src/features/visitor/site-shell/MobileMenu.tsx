import { questionLink } from "#domain/site/company.ts";
import * as words from "#messages/visitor/shell.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { ButtonLink, buttonLook } from "#ui/parts/Button.tsx";
import { Icon } from "#ui/parts/Icon.tsx";
import { useShellSession } from "#ui/site/session-context.ts";
import { useCompany } from "#ui/site/use-site.ts";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { MAIN_LINKS } from "./links.ts";
import styles from "./MobileMenu.module.css";
import type { useClosingDetails } from "./use-closing-details.ts";

/** The whole navigation behind one toggle, for narrow screens. */
export function MobileMenu({ ref, open, onToggle }: ReturnType<typeof useClosingDetails>) {
  const session = useShellSession();
  const company = useCompany();
  return (
    <details ref={ref} onToggle={onToggle}>
      <summary className={styles.toggle}>
        <Icon name={open ? "close" : "menu"} className={styles.icon} />
        <span className="visually-hidden">{words.menu}</span>
      </summary>
      <div className={styles.panel}>
        <nav aria-label={words.mainNavigation}>
          <ul className={styles.list}>
            {MAIN_LINKS.map(({ to, label }) => (
              <li key={to}>
                <Link to={to} className={styles.entry}>
                  {label}
                  <Icon name="right" className={styles.arrow} />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <ButtonLink to="/contact" variant="action" size="lg">
          {words.bookNow}
        </ButtonLink>
        <a
          href={questionLink(company)}
          rel="noopener"
          className={buttonLook({ variant: "outline" })}
        >
          <Icon name="chat" /> {words.messageOnWhatsApp}
        </a>
        <div className={styles.admin}>
          <LanguageSwitch />
          {session ? (
            <>
              <Link to="/admin/dashboard">{words.adminDashboard}</Link>
              <button type="button" onClick={session.onLogout}>
                {words.logout}
              </button>
            </>
          ) : (
            <Link to="/admin/login">{words.adminLogin}</Link>
          )}
        </div>
      </div>
    </details>
  );
}
