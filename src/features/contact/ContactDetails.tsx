import type { ReactNode } from "react";
import { COMPANY } from "#domain/site/company.ts";
import { WHATSAPP_LINK } from "#domain/site/whatsapp.ts";
import { Icon, type IconName } from "#ui/Icon.tsx";
import styles from "./ContactDetails.module.css";

/** Where the office is, when it answers, and every way to reach it. */
export function ContactDetails() {
  return (
    <section aria-labelledby="contact-details" className={styles.section}>
      <h2 id="contact-details">Contact Details</h2>
      <ul className={styles.list}>
        <Detail icon="pin" title="Main Office">
          San Ignacio Town, Cayo District, Belize
        </Detail>
        <Detail icon="phone" title="Phone / WhatsApp">
          <a href={COMPANY.phoneLink} className={styles.link}>
            {COMPANY.phone}
          </a>
          <a href={WHATSAPP_LINK} rel="noopener" className={styles.link}>
            Message on WhatsApp
          </a>
        </Detail>
        <Detail icon="mail" title="Reservations">
          <a href={`mailto:${COMPANY.email}`} className={styles.link}>
            {COMPANY.email}
          </a>
        </Detail>
        <Detail icon="clock" title="Booking Hours">
          {COMPANY.bookingHours}
          <span className={styles.soft}>Online booking 24/7</span>
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
