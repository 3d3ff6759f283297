import { formatBelizeTime } from "#domain/belize-instant.ts";
import type { Customer } from "#domain/customer.ts";
import { formatUsdExact } from "#domain/money.ts";
import { telLink, whatsappChat } from "#domain/phone-links.ts";
import * as words from "#messages/office/customers/customer.ts";
import * as figures from "#messages/office/figures.ts";
import { Fact } from "#ui/office/Fact.tsx";
import styles from "./CustomerDetails.module.css";

/** How to reach a customer, since when they come, and what it adds up to. */
export function CustomerFacts({ customer }: { customer: Customer }) {
  const { email, phone, firstBookingMs, lastBookingMs, totalBookings, spentCents } = customer;
  const chat = whatsappChat(phone);
  return (
    <dl className={styles.facts}>
      <Fact name={words.customersEmail}>
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      <Fact name={words.phone}>
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
          words.noPhone
        )}
      </Fact>
      <Fact name={words.firstBooking}>{timeOf(firstBookingMs)}</Fact>
      <Fact name={words.lastBooking}>{timeOf(lastBookingMs)}</Fact>
      <Fact name={words.totalBookings}>{figures.count(totalBookings)}</Fact>
      <Fact name={words.totalSpent}>{words.spent(formatUsdExact(spentCents))}</Fact>
    </dl>
  );
}

const timeOf = (instantMs: number | null) =>
  instantMs === null ? words.noBooking : formatBelizeTime(instantMs);
