import type { ReactNode } from "react";
import { formatBelizeTime } from "#domain/belize-date.ts";
import type { Customer } from "#domain/customer.ts";
import { formatUsdExact } from "#domain/money.ts";
import { telLink, whatsappChat } from "#domain/phone-links.ts";
import { countText } from "#ui/office/lists/count-text.ts";
import styles from "./CustomerDetails.module.css";

/** How to reach a customer, since when they come, and what it adds up to. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { email, phone, firstBookingMs, lastBookingMs, totalBookings, spentCents } = customer;
  const chat = whatsappChat(phone);
  return (
    <dl>
      <Fact name="E-mail">
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      <Fact name="Phone">
        {phone ? (
          <span className={styles.ways}>
            <a href={telLink(phone)}>{phone}</a>
            {chat && (
              <a href={chat} target="_blank" rel="noreferrer">
                WhatsApp
              </a>
            )}
          </span>
        ) : (
          "None"
        )}
      </Fact>
      <Fact name="First booking">{timeOf(firstBookingMs)}</Fact>
      <Fact name="Last booking">{timeOf(lastBookingMs)}</Fact>
      <Fact name="Total bookings">{countText(totalBookings)}</Fact>
      <Fact name="Total spent">{formatUsdExact(spentCents)} (without cancelled bookings)</Fact>
    </dl>
  );
}

const timeOf = (instantMs: number | null) =>
  instantMs === null ? "None" : formatBelizeTime(instantMs);

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
