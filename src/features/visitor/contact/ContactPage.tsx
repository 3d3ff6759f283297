import * as words from "#messages/visitor/contact.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { useSite } from "#ui/site/use-site.ts";
import { Faq } from "#ui/visitor/page/Faq.tsx";
import { PageHero } from "#ui/visitor/page/PageHero.tsx";
import { Section } from "#ui/visitor/page/Section.tsx";
import { ContactDetails } from "./ContactDetails.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { ContactMap } from "./ContactMap.tsx";
import styles from "./ContactPage.module.css";

/** SPEC §2, Contact. */
export default function ContactPage() {
  const { policyHours } = useSite();
  return (
    <>
      <PageHero scene="contact" title={words.title} lead={words.lead} />
      <div className={styles.columns}>
        <div className={styles.details}>
          <ContactDetails />
          <ContactMap />
        </div>
        <div className={styles.message}>
          <div className={styles.form}>
            <h2>{words.sendUsAMessage}</h2>
            <ContactForm />
          </div>
          <Notice icon="calendar" title={words.direct}>
            <p>{words.directText}</p>
          </Notice>
        </div>
      </div>
      <Section title={words.faqTitle} ground="sunk" split>
        <Faq entries={words.faq(policyHours)} />
      </Section>
    </>
  );
}
