import type { Language } from "#domain/language.ts";
import * as words from "#messages/office/shell.ts";
import { LanguageLinks } from "#ui/navigation/LanguageLinks.tsx";
import { Link } from "#ui/navigation/Link.tsx";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { BrandName } from "#ui/parts/Brand.tsx";
import { Icon } from "#ui/parts/Icon.tsx";
import { ENTRIES } from "./entries.ts";
import styles from "./Sidebar.module.css";

interface SidebarProps {
  readonly username?: string;
  /** How many messages wait to be read. */
  readonly unread?: number;
  readonly onLogout?: () => void;
  readonly onLanguage?: (language: Language) => void;
  readonly onSearch?: () => void;
}

/** Keeps a name's place. */
const NOBODY = "\u00a0";

/** The back office's places, who is signed in, and the ways out; what needs a script rests without one. */
export function Sidebar(props: SidebarProps) {
  const { username = NOBODY, unread = 0, onLogout, onLanguage, onSearch } = props;
  return (
    <nav aria-label={words.places} className={styles.sidebar}>
      <Link to="/admin/dashboard" className={styles.brand}>
        <BrandName />
      </Link>
      <button
        type="button"
        className={styles.entry}
        aria-keyshortcuts="Control+K Meta+K"
        disabled={!onSearch}
        onClick={onSearch}
      >
        <OfficeIcon name="search" className={styles.icon} />
        {words.search}
        <kbd className={styles.keys}>Ctrl K</kbd>
      </button>
      <ul className={styles.list}>
        {ENTRIES.map(({ to, label, icon, countsUnread }) => (
          <li key={to}>
            <Link to={to} className={styles.entry}>
              <OfficeIcon name={icon} className={styles.icon} />
              {label}
              {countsUnread && unread > 0 && (
                <span className={styles.count}>
                  {unread > 99 ? "99+" : unread}
                  <span className="visually-hidden"> {words.unread}</span>
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <div className={styles.account}>
        <p className={styles.who}>
          <Icon name="person" className={styles.icon} />
          <span>
            <strong className={styles.name}>{username}</strong>
            <span className={`smallest ${styles.role}`}>{words.role}</span>
          </span>
        </p>
        <LanguageLinks
          className={styles.entry}
          icon={<OfficeIcon name="language" className={styles.icon} />}
          onChoose={onLanguage}
        />
        <Link to="/" className={styles.entry}>
          <OfficeIcon name="site" className={styles.icon} />
          {words.returnToSite}
        </Link>
        <button type="button" className={styles.entry} disabled={!onLogout} onClick={onLogout}>
          <OfficeIcon name="logout" className={styles.icon} />
          {words.logout}
        </button>
      </div>
    </nav>
  );
}
