import type { ReactNode } from "react";
import { Link } from "#ui/navigation/Link.tsx";
import { Scene } from "#ui/pictures/Scene.tsx";
import { useSite } from "#ui/site/use-site.ts";
import styles from "./LoginPage.module.css";

/** What stands around the form that signs in. */
export function LoginFrame({ children }: { readonly children: ReactNode }) {
  const { siteTitle } = useSite();
  return (
    <div className={styles.page}>
      <main id="main" className={styles.panel}>
        <Link to="/" className={styles.brand}>
          {siteTitle}
        </Link>
        <div className={styles.words}>
          <h1>Admin Login</h1>
          <p className={styles.lead}>Bookings and everything behind them, for the operator.</p>
        </div>
        {children}
        <Link to="/" className={styles.back}>
          Return to Main Site
        </Link>
      </main>
      <div className={styles.picture}>
        <Scene name="hero-day" night="hero-night" shape="fill" eager decorative />
      </div>
    </div>
  );
}
