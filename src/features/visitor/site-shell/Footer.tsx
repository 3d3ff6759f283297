import { belizeDay } from "#domain/belize-date.ts";
import { findTour } from "#domain/catalogue/find.ts";
import { companyOf, phoneLink, whatsappLink } from "#domain/site/company.ts";
import type { Site } from "#domain/site/site.ts";
import * as words from "#messages/visitor/shell.ts";
import { useHydrated } from "#ui/browser/use-hydrated.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { Brand } from "#ui/parts/Brand.tsx";
import { Icon } from "#ui/parts/Icon.tsx";
import { useSite } from "#ui/site/use-site.ts";
import styles from "./Footer.module.css";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { EXPLORE_LINKS, QUICK_LINKS, type ShellLink } from "./links.ts";

/** Where everything is and how to reach the operator, at the end of every public page. */
export function Footer() {
  const site = useSite();
  const company = companyOf(site);
  const year = useHydrated() ? `${belizeDay(Date.now()).slice(0, 4)} ` : "";
  return (
    <footer className={styles.footer} data-tone="poster">
      <div className={styles.columns}>
        <div className={styles.about}>
          <p className={styles.brand}>
            <Brand />
          </p>
          <p className={styles.line}>{words.whatWeDo(company.foundedIn)}</p>
        </div>
        <LinkList heading={words.quickLinks} links={QUICK_LINKS} />
        <LinkList heading={words.explore} links={offered(EXPLORE_LINKS, site)} />
        <div className={styles.reach}>
          <h2 className={styles.heading}>{words.contact}</h2>
          <address>
            <span className={styles.entry}>
              <Icon name="pin" /> {company.address}
            </span>
            <a className={styles.entry} href={phoneLink(company)}>
              <Icon name="phone" /> {company.phone}
            </a>
            <a className={styles.entry} href={`mailto:${company.email}`}>
              <Icon name="mail" /> {company.email}
            </a>
            <a className={styles.entry} href={whatsappLink(company)} rel="noopener">
              <Icon name="chat" /> {words.whatsApp}
            </a>
            {site.social.map(({ id, label, url }) => (
              <a key={id} className={styles.entry} href={url} rel="noopener">
                <Icon name="right" /> {label}
              </a>
            ))}
          </address>
        </div>
      </div>
      <div className={styles.legal}>
        <p>{words.copyright(year, company.name)}</p>
        <Link to="/privacy" className={styles.entry}>
          {words.privacy}
        </Link>
        <LanguageSwitch className={styles.entry} />
      </div>
    </footer>
  );
}

/** Without the tours that are no longer there. */
function offered(links: readonly ShellLink[], site: Site): readonly ShellLink[] {
  return links.filter(({ to }) => {
    const slug = /^\/tours\/(.+)$/.exec(to)?.[1];
    return slug === undefined || findTour(site, slug) !== undefined;
  });
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
