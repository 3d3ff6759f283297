import { phoneLink } from "#domain/site/company.ts";
import { LONGEST_RETENTION_MONTHS } from "#domain/site/retention.ts";
import * as words from "#messages/visitor/privacy.ts";
import { useCompany } from "#ui/site/use-site.ts";
import { Section } from "#ui/visitor/page/Section.tsx";
import styles from "./PrivacyPage.module.css";

/** What is stored where, for how long, and how to be rid of it, in plain words. */
export default function PrivacyPage() {
  const company = useCompany();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.lead}</p>
      </header>
      <Section title={words.booking}>
        <List texts={words.bookingTexts} />
      </Section>
      <Section title={words.writing} ground="sunk">
        <p>{words.writingText}</p>
      </Section>
      <Section title={words.howLong}>
        <List texts={words.howLongTexts(LONGEST_RETENTION_MONTHS)} />
      </Section>
      <Section title={words.device} ground="sunk">
        <List texts={words.deviceTexts} />
      </Section>
      <Section title={words.choice}>
        <p className={styles.choice}>
          {words.choiceText(
            <a key="email" href={`mailto:${company.email}`}>
              {company.email}
            </a>,
            <a key="phone" href={phoneLink(company)}>
              {company.phone}
            </a>,
          )}
        </p>
      </Section>
    </div>
  );
}

function List({ texts }: { texts: readonly string[] }) {
  return (
    <ul className={styles.list}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
