import type { ReactNode } from "react";
import { phoneLink, questionLink } from "#domain/site/company.ts";
import * as words from "#messages/visitor/contact.ts";
import { Icon, type IconName } from "#ui/parts/Icon.tsx";
import { useCompany } from "#ui/site/use-site.ts";
import styles from "./ContactDetails.module.css";

/** Where the office is, when it answers, and every way to reach it. */
export function ContactDetails() {
  const company = useCompany();
  return (
    <section aria-labelledby="contact-details" className="stack-5">
      <h2 id="contact-details">{words.details}</h2>
      <ul className="stack-4">
        <Detail icon="pin" title={words.mainOffice}>
          {words.officeAddress}
        </Detail>
        <Detail icon="phone" title={words.phoneOrWhatsApp}>
          <a href={phoneLink(company)} className={styles.link}>
            {company.phone}
          </a>
          <a href={questionLink(company)} rel="noopener" className={styles.link}>
            {words.messageOnWhatsApp}
          </a>
        </Detail>
        <Detail icon="mail" title={words.reservations}>
          <a href={`mailto:${company.email}`} className={styles.link}>
            {company.email}
          </a>
        </Detail>
        <Detail icon="clock" title={words.bookingHours}>
          {words.hours}
          <span className="soft">{words.onlineBooking}</span>
        </Detail>
      </ul>
    </section>
  );
}

function Detail({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className={styles.detail}>
      <span className={styles.medal}>
        <Icon name={icon} />
      </span>
      <div className={styles.words}>
        <h3 className={styles.title}>{title}</h3>
        {children}
      </div>
    </li>
  );
}
