import { Link } from "@tanstack/react-router";
import { COMPANY } from "#domain/site/company.ts";
import { BrandMark } from "#ui/BrandMark.tsx";
import { Icon } from "#ui/Icon.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import styles from "./Footer.module.css";
import { EXPLORE_LINKS, QUICK_LINKS, type ShellLink } from "./links.ts";

/** Where everything is and how to reach the operator, at the end of every public page. */
export function Footer() {
  const year = useHydrated() ? `${new Date().getFullYear()} ` : "";
  return (
    <footer className={styles.footer} data-tone="poster">
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <BrandMark />
            {COMPANY.name}
          </p>
          <p className={styles.line}>
            Guided tours and private transfers in Belize since {COMPANY.foundedIn}. No payment
            online: you pay on site.
          </p>
        </div>
        <LinkList heading="Quick Links" links={QUICK_LINKS} />
        <LinkList heading="Explore" links={EXPLORE_LINKS} />
        <div className={styles.reach}>
          <h2 className={styles.heading}>Contact</h2>
          <address>
            <span className={styles.entry}>
              <Icon name="pin" /> {COMPANY.address}
            </span>
            <a className={styles.entry} href={COMPANY.phoneLink}>
              <Icon name="phone" /> {COMPANY.phone}
            </a>
            <a className={styles.entry} href={`mailto:${COMPANY.email}`}>
              <Icon name="mail" /> {COMPANY.email}
            </a>
            <a className={styles.entry} href={COMPANY.whatsappLink} rel="noopener">
              <Icon name="chat" /> WhatsApp
            </a>
          </address>
        </div>
      </div>
      <div className={styles.legal}>
        <p>
          © {year}
          {COMPANY.name}. All prices in USD.
        </p>
        <Link to="/privacy" className={styles.entry}>
          Privacy
        </Link>
      </div>
    </footer>
  );
}

function LinkList({ heading, links }: { heading: string; links: readonly ShellLink[] }) {
  return (
    <nav aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul className={styles.list}>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={styles.entry}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
