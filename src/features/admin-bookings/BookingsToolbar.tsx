import { NativeSelect, TextInput } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useRef } from "react";
import { BOOKING_STATUSES } from "#domain/booking/status.ts";
import { OfficeIcon } from "#ui/OfficeIcon.tsx";
import { useDelayedText } from "#ui/office/use-delayed-text.ts";
import { statusWord } from "#ui/StatusBadge.tsx";
import styles from "./BookingsPage.module.css";
import { ORDER_LABELS } from "./columns.tsx";
import type { BookingSearch, StatusFilter } from "./search.ts";

interface BookingsToolbarProps {
  readonly search: BookingSearch;
  /** Without column heads the order is chosen here. */
  readonly withOrder: boolean;
  readonly onChange: (change: Partial<BookingSearch>) => void;
}

const STATUS_CHOICES = [
  { value: "all", label: "All" },
  ...BOOKING_STATUSES.map((status) => ({ value: status, label: statusWord(status) })),
];

const ORDER_CHOICES = ORDER_LABELS.flatMap(({ order, label }) => [
  { value: `${order} asc`, label: `${label} (asc.)` },
  { value: `${order} desc`, label: `${label} (desc.)` },
]);

/** Search box and status filter. */
export function BookingsToolbar({ search, withOrder, onChange }: BookingsToolbarProps) {
  const [text, setText] = useDelayedText(search.q, (q) => onChange({ q }));
  const searchBox = useRef<HTMLInputElement>(null);
  useHotkeys([["/", () => searchBox.current?.focus()]]);
  return (
    <search className={styles.toolbar}>
      <TextInput
        className={styles.searchBox}
        ref={searchBox}
        type="search"
        label="Search bookings"
        placeholder="Name, e-mail, service or #reference"
        aria-keyshortcuts="/"
        leftSection={<OfficeIcon name="search" />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <NativeSelect
        label="Status"
        data={STATUS_CHOICES}
        value={search.status}
        onChange={(event) => onChange({ status: event.currentTarget.value as StatusFilter })}
      />
      {withOrder && (
        <NativeSelect
          label="Sort by"
          data={ORDER_CHOICES}
          value={`${search.order} ${search.direction}`}
          onChange={(event) => {
            const [order, direction] = event.currentTarget.value.split(" ");
            onChange({ order, direction } as Pick<BookingSearch, "order" | "direction">);
          }}
        />
      )}
    </search>
  );
}
