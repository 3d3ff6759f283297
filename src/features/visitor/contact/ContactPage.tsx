import { Notice } from "#ui/parts/Notice.tsx";
import { Faq } from "#ui/visitor/page/Faq.tsx";
import { PageHero } from "#ui/visitor/page/PageHero.tsx";
import { Section } from "#ui/visitor/page/Section.tsx";
import { ContactDetails } from "./ContactDetails.tsx";
import { ContactForm } from "./ContactForm.tsx";
import { ContactMap } from "./ContactMap.tsx";
import styles from "./ContactPage.module.css";
import { CONTACT_FAQ } from "./contact-faq.ts";

/** SPEC §2, Contact. */
export default function ContactPage() {
  return (
    <>
      <PageHero
        scene="contact"
        title="Contact Us"
        lead="A question, a date, a route that is not on the list: write, call or send a WhatsApp."
      />
      <div className={styles.columns}>
        <div className={styles.details}>
          <ContactDetails />
          <ContactMap />
        </div>
        <div className={styles.message}>
          <div className={styles.form}>
            <h2>Send Us a Message</h2>
            <ContactForm />
          </div>
          <Notice icon="calendar" title="Direct Reservations">
            <p>
              Book with us directly by e-mail, phone or WhatsApp, or online at any hour. No payment
              is required now - pay on site.
            </p>
          </Notice>
        </div>
      </div>
      <Section title="Frequently Asked Questions" ground="sunk" split>
        <Faq entries={CONTACT_FAQ} />
      </Section>
    </>
  );
}
