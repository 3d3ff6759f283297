import * as words from "#messages/office/shell.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { Skeleton } from "#ui/parts/Skeleton.tsx";
import { LoginFrame } from "./LoginFrame.tsx";
import styles from "./LoginPage.module.css";

/** The way in as it is rendered ahead: what is typed before the scripts would be lost, so its fields come with them. */
export function RenderedLogin() {
  return (
    <LoginFrame>
      <noscript>
        <Notice tone="warning" title={words.noScriptsTitle}>
          <p>{words.noScripts}</p>
        </Notice>
      </noscript>
      <div className="stack-4" aria-hidden="true">
        <Skeleton className={styles.field} />
        <Skeleton className={styles.field} />
        <Skeleton className={styles.submit} />
      </div>
    </LoginFrame>
  );
}
