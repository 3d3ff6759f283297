import { Button, Modal, TextInput } from "@mantine/core";
import { type SubmitEvent, useRef } from "react";
import * as words from "#messages/office/customers/customer.ts";
import { UnsavedChanges } from "#ui/office/forms/UnsavedChanges.tsx";
import styles from "./CustomerDetails.module.css";
import { FIELDS, type FieldName, useNewCustomer } from "./use-new-customer.ts";

interface AddCustomerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onAdded: () => void;
}

/** A customer who has not booked on the site. */
export function AddCustomer({ isOpen, onClose, onAdded }: AddCustomerProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={words.addTitle}
      closeButtonProps={{ "aria-label": words.close }}
    >
      <CustomerForm
        onAdded={() => {
          onClose();
          onAdded();
        }}
      />
    </Modal>
  );
}

function CustomerForm({ onAdded }: { onAdded: () => void }) {
  const { form, errors, isBusy, change, submit, isDirty, forget } = useNewCustomer(onAdded);
  const fields = useRef(new Map<FieldName, HTMLInputElement | null>());
  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = await submit();
    if (wrong) fields.current.get(wrong)?.focus();
  };
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      <UnsavedChanges isDirty={isDirty} onDiscard={forget} />
      {FIELDS.map(({ name, wire: _wire, label, ...field }) => (
        <TextInput
          key={name}
          {...field}
          label={label}
          name={name}
          autoComplete="off"
          maxLength={254}
          value={form[name]}
          error={errors[name]}
          ref={(node) => {
            fields.current.set(name, node);
          }}
          onChange={(event) => change(name, event.currentTarget.value)}
        />
      ))}
      <Button type="submit" disabled={isBusy}>
        {isBusy ? words.saving : words.add}
      </Button>
    </form>
  );
}
