import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { loadCustomer } from "#data/office/remote/customers/customer.ts";
import { type Customer, customerName } from "#domain/customer.ts";
import * as words from "#messages/office/customers/customer.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";
import { FailedFace, LoadingFace } from "#ui/office/lists/ListFace.tsx";
import { BookingHistory } from "./BookingHistory.tsx";
import { CustomerFacts } from "./CustomerFacts.tsx";
import { CustomerNotes } from "./CustomerNotes.tsx";
import { EraseCustomer } from "./EraseCustomer.tsx";
import { onLoadFailure } from "./use-customers.ts";

interface CustomerDetailsProps {
  /** Whose; null while the dialog is closed. */
  readonly email: string | null;
  /** The customers of the list: what is known of one before the answer is there. */
  readonly listed: readonly Customer[];
  readonly onClose: () => void;
  readonly onErased: () => void;
}

/** Everything about one customer. */
export function CustomerDetails({ email, listed, onClose, onErased }: CustomerDetailsProps) {
  const isPhone = useMediaQuery("(max-width: 39.99rem)", false, { getInitialValueInEffect: false });
  // whoever was shown last stays while the dialog closes
  const [last, setLast] = useState({ email, customer: null as Customer | null });
  const customer = listed.find((known) => known.email === email) ?? null;
  if (email !== null && (email !== last.email || (customer && customer !== last.customer))) {
    setLast({ email, customer });
  }
  return (
    <Modal
      opened={email !== null}
      onClose={onClose}
      size="44rem"
      fullScreen={isPhone}
      title={last.customer ? customerName(last.customer) : last.email}
      closeButtonProps={{ "aria-label": words.closeDetails }}
    >
      {last.email !== null && (
        <Details
          key={last.email}
          email={last.email}
          customer={last.customer}
          onErased={() => {
            onClose();
            onErased();
          }}
        />
      )}
    </Modal>
  );
}

interface DetailsProps {
  readonly email: string;
  readonly customer: Customer | null;
  readonly onErased: () => void;
}

function Details({ email, customer, onErased }: DetailsProps) {
  const { answer, failure, reload } = useAnswer({
    key: `customer ${email}`,
    load: (signal) => loadCustomer(email, signal),
    onFailure: onLoadFailure,
  });
  const known = answer?.customer ?? customer;
  if (failure !== null) {
    return <FailedFace title={words.notFetched} message={failure} onRetry={reload} />;
  }
  return (
    <div className="stack-5">
      {known && <CustomerFacts customer={known} />}
      {answer ? (
        <>
          <BookingHistory bookings={answer.bookings} />
          <CustomerNotes email={email} notes={answer.notes} onAdded={reload} />
          <EraseCustomer
            customer={answer.customer}
            bookings={answer.bookings}
            onErased={onErased}
          />
        </>
      ) : (
        <LoadingFace words={words.loading} rows={4} />
      )}
    </div>
  );
}
