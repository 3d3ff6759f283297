import type { ReactNode } from "react";
import * as heads from "#messages/office/heads.ts";
import * as words from "#messages/office/login.ts";
import * as shell from "#messages/office/shell.ts";
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
          <h1>{heads.login}</h1>
          <p className={styles.lead}>{words.lead}</p>
        </div>
        {children}
        <Link to="/" className={styles.back}>
          {shell.returnToSite}
        </Link>
      </main>
      <div className={styles.picture}>
        <Scene name="hero-day" night="hero-night" shape="fill" eager decorative />
      </div>
    </div>
  );
}
