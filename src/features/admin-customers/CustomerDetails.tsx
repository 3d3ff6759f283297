import { Modal } from "@mantine/core";
import { loadCustomer } from "#data/remote/office-customer.ts";
import { type Customer, customerName } from "#domain/customer.ts";
import { FailedFace, LoadingFace } from "#ui/office/ListFace.tsx";
import { useAnswer } from "#ui/office/use-answer.ts";
import { BookingHistory } from "./BookingHistory.tsx";
import styles from "./CustomerDetails.module.css";
import { CustomerFacts } from "./CustomerFacts.tsx";
import { CustomerNotes } from "./CustomerNotes.tsx";
import { EraseCustomer } from "./EraseCustomer.tsx";
import { tellLoadFailure } from "./use-customers.ts";

interface CustomerDetailsProps {
  /** Null before the first was looked at; the last one stays while the dialog closes. */
  readonly customer: Customer | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onErased: () => void;
}

/** Everything about one customer. */
export function CustomerDetails({ customer, isOpen, onClose, onErased }: CustomerDetailsProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="44rem"
      title={customer && customerName(customer)}
      closeButtonProps={{ "aria-label": "Close details" }}
    >
      {customer && (
        <Details
          key={customer.email}
          customer={customer}
          onErased={() => {
            onClose();
            onErased();
          }}
        />
      )}
    </Modal>
  );
}

function Details({ customer, onErased }: { customer: Customer; onErased: () => void }) {
  const { email } = customer;
  const { answer, failure, reload } = useAnswer({
    key: email,
    load: (signal) => loadCustomer(email, signal),
    onFailure: tellLoadFailure,
  });
  if (failure !== null) {
    const title = "The customer could not be fetched.";
    return <FailedFace title={title} message={failure} onRetry={reload} />;
  }
  return (
    <div className={styles.body}>
      <CustomerFacts customer={answer?.customer ?? customer} />
      {answer ? (
        <>
          <BookingHistory bookings={answer.bookings} />
          <CustomerNotes email={email} notes={answer.notes} onAdded={reload} />
          <EraseCustomer customer={answer.customer} onErased={onErased} />
        </>
      ) : (
        <LoadingFace words="Loading customer details..." rows={4} />
      )}
    </div>
  );
}
