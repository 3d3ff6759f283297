import * as words from "#messages/visitor/about.ts";
import { Icon, type IconName } from "#ui/parts/Icon.tsx";
import { Section } from "#ui/visitor/page/Section.tsx";
import styles from "./Mission.module.css";

const VALUES: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: "shield", ...words.safety },
  { icon: "hand", ...words.authenticity },
  { icon: "leaf", ...words.sustainability },
];

/** SPEC §2, About: the mission and the three values. */
export function Mission() {
  return (
    <Section title={words.mission} lead={words.missionLead} ground="poster">
      <ul className={styles.values}>
        {VALUES.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className="soft">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
