import type { ReactNode } from "react";
import { chooseLanguage } from "#data/local/chosen-language.ts";
import * as heads from "#messages/office/heads.ts";
import * as words from "#messages/office/login.ts";
import * as shell from "#messages/office/shell.ts";
import { LanguageLinks } from "#ui/navigation/LanguageLinks.tsx";
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
        <div className="stack-2">
          <h1>{heads.login}</h1>
          <p className="soft">{words.lead}</p>
        </div>
        {children}
        <div className={styles.ways}>
          <Link to="/" className={styles.back}>
            {shell.returnToSite}
          </Link>
          <LanguageLinks
            className={styles.back}
            onChoose={(language, address) => {
              chooseLanguage(language);
              location.replace(address);
            }}
          />
        </div>
      </main>
      <div className={styles.picture}>
        <Scene name="hero-day" night="hero-night" shape="fill" eager decorative />
      </div>
    </div>
  );
}
