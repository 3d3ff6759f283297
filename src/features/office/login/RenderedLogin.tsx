import { Notice } from "#ui/parts/Notice.tsx";
import { Skeleton } from "#ui/parts/Skeleton.tsx";
import { LoginFrame } from "./LoginFrame.tsx";
import styles from "./LoginPage.module.css";

/** The way in as it is rendered ahead: what is typed before the scripts would be lost, so its fields come with them. */
export function RenderedLogin() {
  return (
    <LoginFrame>
      <noscript>
        <Notice tone="warning" title="JavaScript is switched off">
          <p>The back office does not work without it.</p>
        </Notice>
      </noscript>
      <div className={styles.form} aria-hidden="true">
        <Skeleton className={styles.field} />
        <Skeleton className={styles.field} />
        <Skeleton className={styles.submit} />
      </div>
    </LoginFrame>
  );
}
