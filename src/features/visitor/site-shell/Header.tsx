import { useEffect, useState } from "react";
import * as words from "#messages/visitor/shell.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { Brand } from "#ui/parts/Brand.tsx";
import { ButtonLink } from "#ui/parts/Button.tsx";
import styles from "./Header.module.css";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { MAIN_LINKS } from "./links.ts";
import { MobileMenu } from "./MobileMenu.tsx";
import { MyBookingsLink } from "./MyBookingsLink.tsx";
import { UserMenu } from "./UserMenu.tsx";
import { useClosingDetails } from "./use-closing-details.ts";

const SCROLL_THRESHOLD_PX = 10;

/**
 * Brand, navigation and Book Now. On the home page it lies clear over the picture until the visitor
 * scrolls or opens the menu; everywhere else it has a ground of its own.
 * @param props `pathname`: of the page that is there, and not of the next one, which may take a while
 */
export function Header({ pathname }: { pathname: string }) {
  const isHome = pathname === "/";
  const scrolled = useScrolled();
  const menu = useClosingDetails();
  const clear = isHome && !scrolled && !menu.open;
  return (
    <header
      className={styles.header}
      data-over-picture={isHome || undefined}
      data-clear={clear || undefined}
      data-tone={clear ? "poster" : undefined}
    >
      <div className={styles.row}>
        <Link to="/" className={styles.brand}>
          <Brand />
        </Link>
        <nav aria-label={words.mainNavigation} className={styles.nav}>
          {MAIN_LINKS.map(({ to, label }) => (
            <Link key={to} to={to} className={styles.navLink}>
              {label}
            </Link>
          ))}
        </nav>
        <MyBookingsLink />
        <div className={styles.user}>
          <LanguageSwitch className={styles.navLink} />
          <UserMenu />
        </div>
        <ButtonLink to="/contact" variant="action" className={styles.book}>
          {words.bookNow}
        </ButtonLink>
        <div className={styles.mobile}>
          <MobileMenu {...menu} />
        </div>
      </div>
    </header>
  );
}

function useScrolled(): boolean {
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    const onScroll = () => setScrolled(window.scrollY > SCROLL_THRESHOLD_PX);
    onScroll();
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  return scrolled;
}
