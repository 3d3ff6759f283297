import * as words from "#messages/visitor/home.ts";
import { ButtonLink } from "#ui/parts/Button.tsx";
import { Icon, type IconName } from "#ui/parts/Icon.tsx";
import { Scene } from "#ui/pictures/Scene.tsx";
import { useSite } from "#ui/site/use-site.ts";
import styles from "./Hero.module.css";

/** What a visitor wants to know before reading on; each is said again where it matters. */
const promises = (policyHours: number): readonly { icon: IconName; text: string }[] => [
  { icon: "wallet", text: words.payOnSite },
  { icon: "calendar", text: words.fullRefund(policyHours) },
  { icon: "pin", text: words.basedIn },
];

/** The poster itself: dawn over the river, by night for devices that ask for dark. */
export function Hero() {
  const { policyHours } = useSite();
  return (
    <div className={styles.hero} data-tone="poster">
      <Scene name="hero-day" night="hero-night" shape="fill" eager className={styles.picture} />
      <div className={styles.words}>
        <h1 className={styles.title}>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
        <div className={`row-3 ${styles.actions}`}>
          <ButtonLink to="/tours" size="lg">
            {words.exploreTours}
          </ButtonLink>
          <ButtonLink to="/transfers" variant="outline" size="lg">
            {words.bookTransfers}
          </ButtonLink>
        </div>
        <ul className={styles.promises}>
          {promises(policyHours).map(({ icon, text }) => (
            <li key={text}>
              <Icon name={icon} className={styles.icon} />
              {text}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
