import { NativeSelect } from "@mantine/core";
import type { Bookable } from "#domain/booking/office/booking.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import * as words from "#messages/office/bookings/form.ts";

interface ServiceSelectProps {
  readonly bookables: readonly Bookable[];
  /** `tour/5`, empty while none is chosen. */
  readonly service: string;
  /** The service of a stored booking by its name then: the catalogue may have it no more. */
  readonly storedName?: string;
  readonly error: string | undefined;
  readonly onChange: (service: string) => void;
}

const keyOf = ({ type, id }: CatalogueItem) => `${type}/${id}`;

/** What a choice of services means; null for none. */
export function itemOf(bookables: readonly Bookable[], service: string): CatalogueItem | null {
  return bookables.find(({ item }) => keyOf(item) === service)?.item ?? null;
}

/** All tours and transfers, also those that are not offered. */
export function ServiceSelect(props: ServiceSelectProps) {
  const { bookables, service, storedName, error, onChange } = props;
  const isGone = storedName !== undefined && itemOf(bookables, service) === null;
  const first = isGone
    ? [{ value: service, label: words.noLongerThere(storedName) }]
    : storedName === undefined
      ? [{ value: "", label: words.chooseService }]
      : [];
  return (
    <NativeSelect
      label={words.service}
      data={[
        ...first,
        group(bookables, "tour", words.tours),
        group(bookables, "transfer", words.transfers),
      ]}
      value={service}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

function group(bookables: readonly Bookable[], type: string, label: string) {
  return {
    group: label,
    items: bookables
      .filter(({ item }) => item.type === type)
      .map(({ item, isOffered }) => ({
        value: keyOf(item),
        label: isOffered ? item.name : words.notOffered(item.name),
      })),
  };
}
