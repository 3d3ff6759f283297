import { UnstyledButton } from "@mantine/core";
import { type Customer, customerName } from "#domain/customer.ts";
import type { CustomerOrder } from "#domain/customer-orders.ts";
import { formatUsdExact } from "#domain/money.ts";
import * as words from "#messages/office/customers/customers.ts";
import * as figures from "#messages/office/figures.ts";
import { DataTable, SortHead } from "#ui/office/lists/DataTable.tsx";
import styles from "./CustomersPage.module.css";
import { COLUMNS, lastActivity } from "./columns.tsx";
import type { CustomerSearch } from "./search.ts";

interface RowsProps {
  readonly items: readonly Customer[];
  readonly onView: (customer: Customer) => void;
}

interface CustomersTableProps extends RowsProps {
  readonly search: CustomerSearch;
  readonly onSort: (order: CustomerOrder) => void;
}

/** The customers in columns, each of which sorts the whole list. */
export function CustomersTable({ items, search, onSort, onView }: CustomersTableProps) {
  const head = (order: CustomerOrder) => ({
    direction: search.order === order ? search.direction : null,
    onSort: () => onSort(order),
  });
  return (
    <DataTable hasTallRows caption={words.caption}>
      <thead>
        <tr>
          <SortHead label={words.name} {...head("last_name")} />
          {COLUMNS.map(({ order, label, align }) => (
            <SortHead key={order} label={label} align={align} {...head(order)} />
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((customer) => (
          <tr key={customer.email}>
            <th scope="row">
              <NameButton customer={customer} onView={onView} />
            </th>
            {COLUMNS.map(({ order, align, cell }) => (
              <td key={order} data-align={align}>
                {cell(customer)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

/** The same customers where there is no room for columns. */
export function CustomerCards({ items, onView }: RowsProps) {
  return (
    <ul className={styles.cards}>
      {items.map((customer) => (
        <li key={customer.email} className={styles.card}>
          <NameButton customer={customer} onView={onView} />
          <span className={styles.address}>{customer.email}</span>
          <span className={styles.facts}>
            <span>{figures.bookings(customer.totalBookings)}</span>
            <strong>{formatUsdExact(customer.spentCents)}</strong>
          </span>
          <span className={styles.soft}>{words.lastActivityOn(lastActivity(customer))}</span>
        </li>
      ))}
    </ul>
  );
}

function NameButton({ customer, onView }: { customer: Customer } & Pick<RowsProps, "onView">) {
  return (
    <UnstyledButton className={styles.name} onClick={() => onView(customer)}>
      {customerName(customer)}
      <span className="visually-hidden"> {words.details}</span>
    </UnstyledButton>
  );
}
