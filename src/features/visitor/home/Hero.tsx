import { ButtonLink } from "#ui/parts/Button.tsx";
import { Icon, type IconName } from "#ui/parts/Icon.tsx";
import { Scene } from "#ui/pictures/Scene.tsx";
import styles from "./Hero.module.css";

/** What a visitor wants to know before reading on; each is said again where it matters. */
const PROMISES: readonly { icon: IconName; text: string }[] = [
  { icon: "wallet", text: "No payment required now - pay on site" },
  { icon: "calendar", text: "Full refund up to 48 hours before" },
  { icon: "pin", text: "Based in San Ignacio since 2015" },
];

/** The poster itself: dawn over the river, by night for devices that ask for dark. */
export function Hero() {
  return (
    <div className={styles.hero} data-tone="poster">
      <Scene name="hero-day" night="hero-night" shape="fill" eager className={styles.picture} />
      <div className={styles.words}>
        <h1 className={styles.title}>Experience the Soul of Belize</h1>
        <p className={styles.lead}>
          Guided tours and private transfers from San Ignacio, at the pace of the place.
        </p>
        <div className={styles.actions}>
          <ButtonLink to="/tours" size="lg">
            Explore Tours
          </ButtonLink>
          <ButtonLink to="/transfers" variant="outline" size="lg">
            Book Transfers
          </ButtonLink>
        </div>
        <ul className={styles.promises}>
          {PROMISES.map(({ icon, text }) => (
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
