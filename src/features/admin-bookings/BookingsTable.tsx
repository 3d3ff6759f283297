import { Table, UnstyledButton } from "@mantine/core";
import type { BookingOrder, BookingRecord } from "#domain/booking/record.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { OfficeIcon } from "#ui/OfficeIcon.tsx";
import styles from "./BookingsTable.module.css";
import { COLUMNS } from "./columns.tsx";
import { type RowActions, RowMenu } from "./RowMenu.tsx";
import type { BookingSearch } from "./search.ts";

interface BookingsTableProps extends RowActions {
  readonly items: readonly BookingRecord[];
  readonly search: BookingSearch;
  readonly onSort: (order: BookingOrder) => void;
}

/** The bookings in columns, each of which sorts the whole list. */
export function BookingsTable({ items, search, onSort, ...actions }: BookingsTableProps) {
  return (
    <Table className={styles.table} highlightOnHover verticalSpacing="xs" tabularNums>
      <Table.Caption>Times are Belize time.</Table.Caption>
      <Table.Thead>
        <Table.Tr>
          <SortHead order="id" label="ID" search={search} onSort={onSort} />
          {COLUMNS.map(({ order, label, align }) => (
            <SortHead key={order} {...{ order, label, align, search, onSort }} />
          ))}
          <Table.Th>
            <span className="visually-hidden">Actions</span>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((booking) => (
          <Table.Tr key={booking.id}>
            <Table.Th scope="row">
              <UnstyledButton className={styles.reference} onClick={() => actions.onView(booking)}>
                #{bookingReference(booking.id)}
                <span className="visually-hidden"> details</span>
              </UnstyledButton>
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
}

const ARIA_SORT = { asc: "ascending", desc: "descending" } as const;

function SortHead({ order, label, align, search, onSort }: SortHeadProps) {
  const sorted = search.order === order ? ARIA_SORT[search.direction] : undefined;
  return (
    <Table.Th scope="col" aria-sort={sorted ?? "none"} ta={align}>
      <UnstyledButton className={styles.sort} onClick={() => onSort(order)}>
        {label}
        <OfficeIcon name={sorted ?? "sortable"} className={sorted ? undefined : styles.unsorted} />
      </UnstyledButton>
    </Table.Th>
  );
}
