import { Button } from "@mantine/core";
import { useState } from "react";
import { failureWords } from "#data/remote/failure-words.ts";
import { eraseCustomer } from "#data/remote/office-customer.ts";
import { type Customer, customerName } from "#domain/customer.ts";
import { countOf } from "#ui/office/count-text.ts";
import { toast } from "#ui/toast/toast.ts";
import styles from "./CustomerDetails.module.css";

interface EraseCustomerProps {
  readonly customer: Customer;
  readonly onErased: () => void;
}

/** Forgets a customer, after a question that says what goes and what stays. */
export function EraseCustomer({ customer, onErased }: EraseCustomerProps) {
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const erase = async () => {
    setIsBusy(true);
    try {
      await eraseCustomer(customer.email);
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

  if (!isAsking) {
    return (
      <div className={styles.danger}>
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          Erase personal data
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.danger} role="alertdialog" aria-labelledby="erase-question">
      <p id="erase-question">
        Erase the personal data of <strong>{customerName(customer)}</strong> ({customer.email})?
        Name, e-mail, phone and words are taken out of{" "}
        {countOf(customer.totalBookings, "booking", "bookings")}, their mails, messages and notes.
        Dates, services and prices stay for the figures. Backups keep them for up to 14 days. This
        action cannot be undone.
      </p>
      <div className={styles.answers}>
        <Button variant="destructive" disabled={isBusy} onClick={erase}>
          Erase for Good
        </Button>
        <Button variant="outline" data-autofocus autoFocus onClick={() => setIsAsking(false)}>
          Keep
        </Button>
      </div>
    </div>
  );
}
