import { phoneLink } from "#domain/site/company.ts";
import { LONGEST_RETENTION_MONTHS } from "#domain/site/retention.ts";
import { useCompany } from "#ui/site/use-site.ts";
import { Section } from "#ui/visitor/page/Section.tsx";
import styles from "./PrivacyPage.module.css";

/** What is stored where, for how long, and how to be rid of it, in plain words. */
export default function PrivacyPage() {
  const company = useCompany();
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>Privacy</h1>
        <p className={styles.lead}>
          We keep what we need to take you on your trip, on our own server, and nothing else. No
          advertising, no tracking, no cookies, nothing from other companies in these pages.
        </p>
      </header>
      <Section title="When you book">
        <ul className={styles.list}>
          <li>
            We store your name, e-mail, phone number, what you booked for which day and how many,
            and the requests you wrote. We use them to run your trip and to reach you about it.
          </li>
          <li>
            You get a mail about your booking, and we get one. Both pass through the servers of our
            mail provider and yours.
          </li>
          <li>We ask for no card and no payment online, so we store none.</li>
        </ul>
      </Section>
      <Section title="When you write to us" ground="sunk">
        <p>
          We store your name, e-mail, phone number if you gave one, and your message, to answer it.
        </p>
      </Section>
      <Section title="How long">
        <ul className={styles.list}>
          <li>
            At most {LONGEST_RETENTION_MONTHS} months after your day of travel, or after your
            message, we erase your name, e-mail, phone number and what you wrote. What was booked,
            when and at what price stays, without you.
          </li>
          <li>Backups are kept for 14 days, then deleted.</li>
          <li>
            The server's log tells of faults only, without your name, your address on the internet
            or what you looked for. To hold off abuse, that address is counted for some minutes and
            never written down.
          </li>
        </ul>
      </Section>
      <Section title="On your own device" ground="sunk">
        <ul className={styles.list}>
          <li>
            What you book or write is stored on your device first, so that it is not lost without a
            connection. It stays there so that you can look at your bookings offline, with a key by
            which your device alone can ask us about them or cancel them.
          </li>
          <li>
            What you have typed into a form and not sent stays on your device for a day, so that it
            is there when you come back to it. We do not see it.
          </li>
          <li>
            Your device also keeps this site's pages, prices and pictures to work offline, and which
            tours you looked at last.
          </li>
          <li>
            “Forget everything on this device” under My bookings removes what you booked and wrote;
            clearing this site's data in your browser removes the rest too. On somebody else's
            device, do that when you leave. A booking that has not been sent yet is lost with it.
          </li>
        </ul>
      </Section>
      <Section title="Your choice">
        <p className={styles.choice}>
          Ask us what we have about you, have it corrected or have it erased, at any time and for no
          reason: <a href={`mailto:${company.email}`}>{company.email}</a> or{" "}
          <a href={phoneLink(company)}>{company.phone}</a>. Erased means gone from our records at
          once, and from the last backup 14 days later. People of our office who export data are
          noted by name.
        </p>
      </Section>
    </div>
  );
}
