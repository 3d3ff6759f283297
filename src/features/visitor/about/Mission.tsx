import { Icon, type IconName } from "#ui/parts/Icon.tsx";
import { Section } from "#ui/visitor/page/Section.tsx";
import styles from "./Mission.module.css";

const VALUES: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "shield",
    title: "Safety",
    text: "Guides licensed by the Belize Tourism Board, helmets and vests where they belong, and the nerve to say no to a river in flood.",
  },
  {
    icon: "hand",
    title: "Authenticity",
    text: "Village guides, kitchens and makers rather than shows: Maya, Garifuna, Kriol and Mestizo Belize as it is.",
  },
  {
    icon: "leaf",
    title: "Sustainability",
    text: "Park fees paid, trails kept to, nothing touched or taken from caves and ruins, bottles refilled and rubbish carried out.",
  },
];

/** SPEC §2, About: the mission and the three values. */
export function Mission() {
  return (
    <Section
      title="Our Mission"
      lead="Authentic, sustainable Belizean experiences, for our guests and for the places they come to see."
      ground="poster"
    >
      <ul className={styles.values}>
        {VALUES.map(({ icon, title, text }) => (
          <li key={title}>
            <Icon name={icon} className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
