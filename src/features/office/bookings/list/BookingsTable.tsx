import { UnstyledButton } from "@mantine/core";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { BookingOrder } from "#domain/booking/office/booking.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import * as words from "#messages/office/bookings/list.ts";
import { DataTable, SortHead } from "#ui/office/lists/DataTable.tsx";
import type { BookingSearch } from "../search.ts";
import styles from "./BookingsTable.module.css";
import { COLUMNS } from "./columns.tsx";
import { type RowActions, RowMenu } from "./RowMenu.tsx";
import { SelectBox } from "./SelectBox.tsx";
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
  const head = (order: BookingOrder) => ({
    direction: search.order === order ? search.direction : null,
    onSort: () => onSort(order),
  });
  return (
    <DataTable hasTallRows caption={words.belizeTime}>
      <thead>
        <tr>
          <SortHead label={words.id} {...head("id")}>
            <SelectBox
              label={words.selectAll}
              isSelected={ids.size === items.length}
              isPartly={ids.size > 0 && ids.size < items.length}
              onChange={selection.toggleAll}
            />
          </SortHead>
          {COLUMNS.map(({ order, label, align }) => (
            <SortHead key={order} label={label} align={align} {...head(order)} />
          ))}
          <th>
            <span className="visually-hidden">{words.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((booking) => (
          <tr
            key={booking.id}
            className={styles.row}
            data-selected={ids.has(booking.id) || undefined}
          >
            <th scope="row">
              <span className={styles.idCell}>
                <SelectBox
                  label={words.select(bookingReference(booking.id))}
                  isSelected={ids.has(booking.id)}
                  onChange={() => selection.toggle(booking.id)}
                />
                <UnstyledButton
                  className={styles.reference}
                  onClick={() => actions.onDialog("view", booking.id)}
                >
                  #{bookingReference(booking.id)}
                  <span className="visually-hidden"> {words.details}</span>
                </UnstyledButton>
              </span>
            </th>
            {COLUMNS.map(({ order, align, cell }) => (
              <td key={order} data-align={align}>
                {cell(booking)}
              </td>
            ))}
            <td>
              <RowMenu booking={booking} {...actions} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
