import * as words from "#messages/visitor/home.ts";
import { Icon, type IconName } from "#ui/parts/Icon.tsx";
import { Section } from "#ui/visitor/page/Section.tsx";
import styles from "./WhyChooseUs.module.css";

const REASONS: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: "compass", ...words.localExpertise },
  { icon: "shield", ...words.safety },
  { icon: "leaf", ...words.sustainability },
  { icon: "hand", ...words.personalService },
];

/** SPEC §2, Home: the four reasons to book with this operator. */
export function WhyChooseUs() {
  return (
    <Section title={words.whyUs} ground="poster">
      <ul className={styles.list}>
        {REASONS.map(({ icon, title, text }) => (
          <li key={title} className={styles.reason}>
            <Icon name={icon} className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
