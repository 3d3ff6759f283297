import { Icon, type IconName } from "#ui/parts/Icon.tsx";
import { Section } from "#ui/visitor/page/Section.tsx";
import styles from "./WhyChooseUs.module.css";

const REASONS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: "compass",
    title: "Local Expertise",
    text: "We live in Cayo. We know when the caves are quiet and which road is dry.",
  },
  {
    icon: "shield",
    title: "Safety First",
    text: "Licensed guides, checked gear, and a river we do not enter when it is too high.",
  },
  {
    icon: "leaf",
    title: "Sustainable Tourism",
    text: "Small groups on marked trails; we take nothing, touch nothing and buy from the village.",
  },
  {
    icon: "hand",
    title: "Personalized Service",
    text: "Tell us your date, your pace and what you like to eat. The day is built around it.",
  },
];

/** SPEC §2, Home: the four reasons to book with this operator. */
export function WhyChooseUs() {
  return (
    <Section title="Why Choose Us" ground="poster">
      <ul className={styles.list}>
        {REASONS.map(({ icon, title, text }) => (
          <li key={title} className={styles.reason}>
            <Icon name={icon} className={styles.icon} />
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
