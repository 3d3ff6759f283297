import * as words from "#messages/visitor/invitation.ts";
import { Button } from "#ui/parts/Button.tsx";
import { useSite } from "#ui/site/use-site.ts";
import styles from "./Invitation.module.css";
import type { Install } from "./use-install.ts";

/** Keeps the site as an app; gone for good when declined. */
export default function Invitation({ way, install, decline }: Install) {
  const { siteTitle } = useSite();
  return (
    <aside className={`${styles.invite} screen-only`} aria-labelledby="install-heading">
      <div>
        <h2 id="install-heading">{words.keep(siteTitle)}</h2>
        <p>{words.keepText}</p>
        {way === "steps" && <AppleSteps />}
      </div>
      <div className={styles.actions}>
        {way === "button" && <Button onClick={install}>{words.install}</Button>}
        <Button variant="ghost" onClick={decline}>
          {way === "button" ? words.notNow : words.gotIt}
        </Button>
      </div>
    </aside>
  );
}

const strong = (text: string) => <strong key={text}>{text}</strong>;

/** On an iPhone its owner installs by hand: two steps, with the signs as they look there. */
function AppleSteps() {
  return (
    <ol className={styles.steps}>
      <li>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3v12M8 7l4-4 4 4M7 10.500H5v10h14v-10h-2" />
        </svg>
        <span>{words.tapShare(strong)}</span>
      </li>
      <li>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M5 4h14v16H5zM12 8.500v7M8.500 12h7" />
        </svg>
        <span>{words.chooseHomeScreen(strong)}</span>
      </li>
    </ol>
  );
}
