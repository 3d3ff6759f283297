import type { ReactNode, RefObject } from "react";
import * as words from "#messages/office/shell.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { BrandName } from "#ui/parts/Brand.tsx";
import styles from "./AdminLayout.module.css";

interface FrameProps {
  /** What opens the menu on a phone. */
  readonly menu: ReactNode;
  readonly sidebar: ReactNode;
  readonly main?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/** What stands around every page of the back office: a sidebar, a rail on tablets, a top bar on phones. */
export function Frame({ menu, sidebar, main, children }: FrameProps) {
  return (
    <>
      <a className="skip-link" href="#main">
        {words.skipToContent}
      </a>
      <div className={styles.layout}>
        <nav aria-label={words.top} className={`${styles.topBar} screen-only`} data-tone="poster">
          <Link to="/admin/dashboard" className={styles.brand}>
            <BrandName />
          </Link>
          {menu}
        </nav>
        <div className={`${styles.side} screen-only`} data-tone="poster">
          {sidebar}
        </div>
        <main id="main" tabIndex={-1} ref={main} className={styles.main}>
          {children}
        </main>
      </div>
    </>
  );
}
