import * as words from "#messages/office/shell.ts";
import { LoadingFace } from "#ui/office/lists/LoadingFace.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
import { Icon } from "#ui/parts/Icon.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { Skeleton } from "#ui/parts/Skeleton.tsx";
import styles from "./AdminLayout.module.css";
import { Frame } from "./Frame.tsx";
import { Sidebar } from "./Sidebar.tsx";

/**
 * A page of the back office as it is rendered ahead, for anybody: its places, its name, and nothing that
 * somebody has to be signed in for. Its links lead on before any script has come.
 * @param heading null where it is not the same for all
 */
export function RenderedFrame({ heading }: { readonly heading: string | null }) {
  const sidebar = <Sidebar />;
  const menu = (
    <details className={styles.early}>
      <summary className={styles.earlyToggle} aria-label={words.menu}>
        <Icon name="menu" className={styles.menuIcon} />
      </summary>
      <div className={styles.earlyMenu}>{sidebar}</div>
    </details>
  );
  return (
    <Frame menu={menu} sidebar={sidebar}>
      <OfficePage title={heading ?? <Skeleton shape="title" className={styles.heading} />}>
        <noscript>
          <Notice tone="warning" title={words.noScriptsTitle}>
            <p>{words.noScripts}</p>
          </Notice>
        </noscript>
        <LoadingFace words={words.loading} />
      </OfficePage>
    </Frame>
  );
}
