import { Button } from "@mantine/core";
import { useState } from "react";
import { eraseCustomer } from "#data/office/remote/customer.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { forgetCustomer } from "#data/office/sync/erased.ts";
import { refreshOffice } from "#data/office/sync/refresh.ts";
import { belizeDay, formatLongDay } from "#domain/belize-date.ts";
import { comingTrips } from "#domain/booking/coming-trips.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { type Customer, customerName } from "#domain/customer.ts";
import { countOf } from "#ui/office/lists/count-text.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { Question } from "#ui/parts/Question.tsx";
import { toast } from "#ui/toast/toast.ts";
import styles from "./CustomerDetails.module.css";

interface EraseCustomerProps {
  readonly customer: Customer;
  readonly bookings: readonly OfficeBooking[];
  readonly onErased: () => void;
}

/** Forgets a customer, after a question that says what goes and what stays. */
export function EraseCustomer({ customer, bookings, onErased }: EraseCustomerProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const erase = async () => {
    setIsBusy(true);
    try {
      await eraseCustomer(customer.email);
      const erased = { email: customer.email, bookings: bookings.map(({ id }) => id) };
      // what goes wrong here is made up for by the next refresh, which hears of the erasure
      await forgetCustomer(erased).catch(console.error);
      void refreshOffice();
      const message = "Nothing stored names this customer any more. The figures stay.";
      toast({ title: "Personal Data Erased", message, tone: "success" });
      onErased();
    } catch (error) {
      const message = `Failed to erase the personal data. ${failureWords(error)}`;
      toast({ title: "Error Erasing Data", message, tone: "destructive" });
    } finally {
      setIsBusy(false);
    }
  };

  const coming = comingTrips(bookings, belizeDay(Date.now()));
  return (
    <div className={styles.danger}>
      <Button variant="outline" disabled={isBusy} onClick={() => setIsAsking(true)}>
        Erase personal data
      </Button>
      {isAsking && (
        <Question
          title="Erase personal data?"
          no="Keep"
          yes={coming.length > 0 ? "Erase All the Same" : "Erase for Good"}
          onAnswer={(isYes) => {
            setIsAsking(false);
            if (isYes) erase();
          }}
        >
          {coming.length > 0 && (
            <Notice tone="warning" title={`${customerName(customer)} is still to travel`}>
              <ul className={styles.coming}>
                {coming.map(({ id, date, itemName, guests }) => (
                  <li key={id}>
                    {formatLongDay(date)}: {itemName}, {guestCount(guests)}
                  </li>
                ))}
              </ul>
              <p>
                Once erased, nobody can tell who comes, where to pick them up or how to reach them.
                Cancel {coming.length === 1 ? "it" : "them"} first, or erase after the trip.
              </p>
            </Notice>
          )}
          <p>
            Erase the personal data of <strong>{customerName(customer)}</strong> ({customer.email})?
            Name, e-mail, phone and words are taken out of{" "}
            {countOf(customer.totalBookings, "booking", "bookings")}, their mails, messages and
            notes. Dates, services and prices stay for the figures. Backups keep them for up to 14
            days. This action cannot be undone.
          </p>
        </Question>
      )}
    </div>
  );
}
