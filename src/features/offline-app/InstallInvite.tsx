import { Button } from "#ui/parts/Button.tsx";
import { useSite } from "#ui/site/use-site.ts";
import styles from "./InstallInvite.module.css";
import { useInstall } from "./use-install.ts";

/** An invitation to keep the site as an app, at the end of a page; gone for good when declined. */
export function InstallInvite() {
  const { siteTitle } = useSite();
  const install = useInstall();
  if (!install) return null;
  return (
    <aside className={styles.invite} aria-labelledby="install-heading">
      <div>
        <h2 id="install-heading">Keep {siteTitle} on your home screen</h2>
        <p>It opens without a connection, with your bookings and vouchers in it.</p>
        {install.way === "steps" && <AppleSteps />}
      </div>
      <div className={styles.actions}>
        {install.way === "button" && <Button onClick={install.install}>Install App</Button>}
        <Button variant="ghost" onClick={install.decline}>
          {install.way === "button" ? "Not Now" : "Got It"}
        </Button>
      </div>
    </aside>
  );
}

/** On an iPhone its owner installs by hand: two steps, with the signs as they look there. */
function AppleSteps() {
  return (
    <ol className={styles.steps}>
      <li>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3v12M8 7l4-4 4 4M7 10.500H5v10h14v-10h-2" />
        </svg>
        <span>
          Tap <strong>Share</strong> in the browser's bar.
        </span>
      </li>
      <li>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 4h14v16H5zM12 8.500v7M8.500 12h7" />
        </svg>
        <span>
          Choose <strong>Add to Home Screen</strong>.
        </span>
      </li>
    </ol>
  );
}
