import { Button, NativeSelect, TextInput } from "@mantine/core";
import { useObservable } from "dexie-react-hooks";
import { observeBookables } from "#data/office/sync/kept/bookings.ts";
import { withoutEntry, withReplaced } from "#domain/list-edit.ts";
import * as words from "#messages/office/settings/partners.ts";
import { FieldError } from "#ui/office/forms/FieldError.tsx";
import styles from "./Partners.module.css";
import type { PartnerDraft } from "./partner-draft.ts";

interface NetFieldsProps {
  readonly nets: PartnerDraft["nets"];
  readonly error: string | undefined;
  readonly onChange: (nets: PartnerDraft["nets"]) => void;
}

/** What the partner pays for single services in place of a price less commission. */
export function NetFields({ nets, error, onChange }: NetFieldsProps) {
  const bookables = useObservable(observeBookables, []) ?? [];
  const services = bookables.map(({ item }) => ({
    value: `${item.type}/${item.id}`,
    label: item.name,
  }));
  return (
    <fieldset className={styles.nets}>
      <legend>{words.nets}</legend>
      <p className="small">{words.netsHint}</p>
      {nets.map((net, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a service may be chosen twice while it is written
        <div key={at} className={styles.net}>
          <NativeSelect
            label={words.service}
            aria-label={words.numbered(words.service, at + 1)}
            data={[
              { value: "", label: words.chooseService },
              ...services,
              // what the catalogue has no more
              ...(net.service && !services.some(({ value }) => value === net.service)
                ? [{ value: net.service, label: net.service }]
                : []),
            ]}
            value={net.service}
            onChange={(event) =>
              onChange(withReplaced(nets, at, { ...net, service: event.currentTarget.value }))
            }
          />
          <TextInput
            label={words.netPrice}
            aria-label={words.numbered(words.netPrice, at + 1)}
            inputMode="decimal"
            value={net.price}
            onChange={(event) =>
              onChange(withReplaced(nets, at, { ...net, price: event.currentTarget.value }))
            }
          />
          <Button
            variant="outline"
            aria-label={words.numbered(words.remove, at + 1)}
            onClick={() => onChange(withoutEntry(nets, at))}
          >
            {words.remove}
          </Button>
        </div>
      ))}
      <FieldError>{error}</FieldError>
      <div>
        <Button variant="secondary" onClick={() => onChange([...nets, { service: "", price: "" }])}>
          {words.addNet}
        </Button>
      </div>
    </fieldset>
  );
}
