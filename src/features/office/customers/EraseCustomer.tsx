import { Button } from "@mantine/core";
import { useState } from "react";
import { eraseCustomer } from "#data/office/remote/customers/customer.ts";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { forgetCustomer } from "#data/office/sync/erased.ts";
import { refreshOffice } from "#data/office/sync/refresh.ts";
import { belizeDay, formatLongDay } from "#domain/belize-date.ts";
import { comingTrips } from "#domain/booking/coming-trips.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { guestCount } from "#domain/booking/letters/wording.ts";
import { type Customer, customerName } from "#domain/customer.ts";
import * as words from "#messages/office/customers/customer.ts";
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
      toast({ title: words.erasedTitle, message: words.erased, tone: "success" });
      onErased();
    } catch (error) {
      const message = words.notErased(failureWords(error));
      toast({ title: words.errorErasing, message, tone: "destructive" });
    } finally {
      setIsBusy(false);
    }
  };

  const coming = comingTrips(bookings, belizeDay(Date.now()));
  return (
    <div className={styles.danger}>
      <Button variant="outline" disabled={isBusy} onClick={() => setIsAsking(true)}>
        {words.erase}
      </Button>
      {isAsking && (
        <Question
          title={words.eraseTitle}
          no={words.keep}
          yes={coming.length > 0 ? words.eraseAllTheSame : words.eraseForGood}
          onAnswer={(isYes) => {
            setIsAsking(false);
            if (isYes) erase();
          }}
        >
          {coming.length > 0 && (
            <Notice tone="warning" title={words.stillToTravel(customerName(customer))}>
              <ul className={styles.coming}>
                {coming.map(({ id, date, itemName, guests }) => (
                  <li key={id}>
                    {formatLongDay(date)}: {itemName}, {guestCount(guests)}
                  </li>
                ))}
              </ul>
              <p>{words.cancelFirst(coming.length)}</p>
            </Notice>
          )}
          <p>
            {words.eraseWhat(
              <strong key="name">{customerName(customer)}</strong>,
              customer.email,
              customer.totalBookings,
            )}
          </p>
        </Question>
      )}
    </div>
  );
}
