import { UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { details } from "#messages/office/bookings/list.ts";
import styles from "./Decisions.module.css";

interface CardHeadProps {
  readonly booking: OfficeBooking;
  readonly onView: () => void;
  /** What it is marked with. */
  readonly children: ReactNode;
}

/** Whose booking it is, and which. */
export function CardHead({ booking, onView, children }: CardHeadProps) {
  return (
    <div className={styles.head}>
      <div>
        <h2 className={styles.name}>{whoOf(booking)}</h2>
        <UnstyledButton className={styles.reference} onClick={onView}>
          #{bookingReference(booking.id)}
          <span className="visually-hidden"> {details}</span>
        </UnstyledButton>
      </div>
      <p className={styles.badges}>{children}</p>
    </div>
  );
}

export const whoOf = ({ customer }: OfficeBooking) => `${customer.firstName} ${customer.lastName}`;
