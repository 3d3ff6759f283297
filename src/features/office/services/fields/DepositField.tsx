import { NativeSelect, TextInput } from "@mantine/core";
import type { DepositDraft } from "#domain/catalogue/service/deposit.ts";
import * as words from "#messages/office/services/deposit.ts";
import styles from "../ServiceEditor.module.css";

interface DepositFieldProps {
  readonly id: string;
  readonly deposit: DepositDraft;
  readonly error: string | undefined;
  readonly onChange: (deposit: DepositDraft) => void;
}

const KINDS = ["", "percent", "amount"] as const;

/** What guests are asked to pay ahead, and by when. */
export function DepositField({ id, deposit, error, onChange }: DepositFieldProps) {
  const { kind } = deposit;
  return (
    <fieldset id={id} tabIndex={-1} className={styles.asks}>
      <legend className="small">{words.hint}</legend>
      <NativeSelect
        label={words.deposit}
        data={KINDS.map((value) => ({ value, label: words.kinds[value || "none"] }))}
        value={kind}
        onChange={(event) => {
          const chosen = KINDS.find((one) => one === event.currentTarget.value) ?? "";
          onChange({ ...deposit, kind: chosen, share: "" });
        }}
      />
      {kind !== "" && (
        <TextInput
          label={kind === "percent" ? words.percent : words.amount}
          inputMode="decimal"
          leftSection={kind === "percent" ? undefined : "$"}
          rightSection={kind === "percent" ? "%" : undefined}
          value={deposit.share}
          onChange={(event) => onChange({ ...deposit, share: event.currentTarget.value })}
        />
      )}
      {kind !== "" && (
        <TextInput
          label={words.days}
          inputMode="numeric"
          value={deposit.days}
          onChange={(event) => onChange({ ...deposit, days: event.currentTarget.value })}
        />
      )}
      {error && <p role="alert">{error}</p>}
    </fieldset>
  );
}
