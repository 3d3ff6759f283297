import { Table, UnstyledButton } from "@mantine/core";
import type { ReactNode } from "react";
import type { OfficeBooking } from "#domain/booking/office-booking.ts";
import type { BookingOrder } from "#domain/booking/record.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { OfficeIcon } from "#ui/OfficeIcon.tsx";
import styles from "./BookingsTable.module.css";
import { COLUMNS } from "./columns.tsx";
import { type RowActions, RowMenu } from "./RowMenu.tsx";
import { moveBetweenRows } from "./row-keys.ts";
import { SelectBox } from "./SelectBox.tsx";
import type { BookingSearch } from "./search.ts";
import type { Selection } from "./use-selection.ts";

interface BookingsTableProps extends RowActions {
  readonly items: readonly OfficeBooking[];
  readonly search: BookingSearch;
  readonly selection: Selection;
  readonly onSort: (order: BookingOrder) => void;
}

/** The bookings in columns, each of which sorts the whole list. */
export function BookingsTable(props: BookingsTableProps) {
  const { items, search, selection, onSort, ...actions } = props;
  const { ids } = selection;
  return (
    <Table className={styles.table} highlightOnHover verticalSpacing="xs" tabularNums>
      <Table.Caption>Times are Belize time.</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <SortHead order="id" label="ID" search={search} onSort={onSort}>
            <SelectBox
              label="Select all on this page"
              isSelected={ids.size === items.length}
              isPartly={ids.size > 0 && ids.size < items.length}
              onChange={selection.toggleAll}
            />
          </SortHead>
          {COLUMNS.map(({ order, label, align }) => (
            <SortHead key={order} {...{ order, label, align, search, onSort }} />
          ))}
          <Table.Th>
            <span className="visually-hidden">Actions</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody onKeyDown={moveBetweenRows}>
        {items.map((booking) => (
          <Table.Tr key={booking.id} data-selected={ids.has(booking.id) || undefined}>
            <Table.Th scope="row">
              <span className={styles.idCell}>
                <SelectBox
                  label={`Select booking #${bookingReference(booking.id)}`}
                  isSelected={ids.has(booking.id)}
                  onChange={() => selection.toggle(booking.id)}
                />
                <UnstyledButton
                  className={styles.reference}
                  onClick={() => actions.onDialog("view", booking.id)}
                >
                  #{bookingReference(booking.id)}
                  <span className="visually-hidden"> details</span>
                </UnstyledButton>
              </span>
            </Table.Th>
            {COLUMNS.map(({ order, align, cell }) => (
              <Table.Td key={order} ta={align}>
                {cell(booking)}
              </Table.Td>
            ))}
            <Table.Td>
              <RowMenu booking={booking} {...actions} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

interface SortHeadProps {
  readonly order: BookingOrder;
  readonly label: string;
  readonly align?: "end" | undefined;
  readonly search: BookingSearch;
  readonly onSort: (order: BookingOrder) => void;
  /** Before the label. */
  readonly children?: ReactNode;
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

function SortHead({ order, label, align, search, onSort, children }: SortHeadProps) {
  const sorted = search.order === order ? ARIA_SORT[search.direction] : undefined;
  return (
    <Table.Th scope="col" aria-sort={sorted ?? "none"} ta={align}>
      {children}
      <UnstyledButton className={styles.sort} onClick={() => onSort(order)}>
        {label}
        <OfficeIcon name={sorted ?? "sortable"} className={sorted ? undefined : styles.unsorted} />
      </UnstyledButton>
    </Table.Th>
  );
}
