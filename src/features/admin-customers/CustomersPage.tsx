import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useState } from "react";
import { CUSTOMERS_PER_PAGE } from "#data/remote/office-customers.ts";
import type { Customer, CustomerOrder } from "#domain/customer.ts";
import { countOf } from "#ui/office/count-text.ts";
import { OfficePage } from "#ui/office/OfficePage.tsx";
import { Pager } from "#ui/office/Pager.tsx";
import { AddCustomer } from "./AddCustomer.tsx";
import { CustomerDetails } from "./CustomerDetails.tsx";
import { CustomerCards, CustomersTable } from "./CustomerRows.tsx";
import { CustomersFace } from "./CustomersFace.tsx";
import styles from "./CustomersPage.module.css";
import { CustomersToolbar } from "./CustomersToolbar.tsx";
import { ExportCustomers } from "./ExportCustomers.tsx";
import type { CustomerSearch } from "./search.ts";
import { useCustomers } from "./use-customers.ts";

interface CustomersPageProps {
  readonly search: CustomerSearch;
  readonly onSearch: (search: CustomerSearch) => void;
}

/** Everybody who booked: found, sorted, looked into, added, forgotten. */
export default function CustomersPage({ search, onSearch }: CustomersPageProps) {
  const list = useCustomers(search);
  const [viewed, setViewed] = useState<Customer | null>(null);
  const [open, setOpen] = useState<"details" | "add" | null>(null);
  const hasColumns = useMediaQuery("(min-width: 48rem)", true, { getInitialValueInEffect: false });

  // Whatever changes in what is shown, one wants to see it from its beginning.
  const change = (part: Partial<CustomerSearch>) => onSearch({ ...search, page: 1, ...part });
  const onSort = (order: CustomerOrder) => {
    const isSame = order === search.order;
    change({ order, direction: isSame && search.direction === "asc" ? "desc" : "asc" });
  };
  const onView = (customer: Customer) => {
    setViewed(customer);
    setOpen("details");
  };
  const { items, total } = list;
  const close = () => setOpen(null);

  return (
    <OfficePage
      title="Customers"
      lead={total !== null && countOf(total, "customer", "customers")}
      actions={
        <>
          <ExportCustomers />
          <Button onClick={() => setOpen("add")}>Add New Customer</Button>
        </>
      }
    >
      <CustomersToolbar search={search} withOrder={!hasColumns} onChange={change} />
      <section className={styles.list} aria-label="Customers" aria-busy={list.isFetching}>
        {items && items.length > 0 ? (
          hasColumns ? (
            <CustomersTable {...{ items, search, onSort, onView }} />
          ) : (
            <CustomerCards {...{ items, onView }} />
          )
        ) : (
          <CustomersFace list={list} search={search} onChange={change} />
        )}
      </section>
      <Pager
        page={search.page}
        pages={total === null ? null : Math.ceil(total / CUSTOMERS_PER_PAGE)}
        hasNextPage={list.hasNextPage}
        onPage={(page) => change({ page })}
      />
      <CustomerDetails
        customer={viewed}
        isOpen={open === "details"}
        onClose={close}
        onErased={list.reload}
      />
      <AddCustomer isOpen={open === "add"} onClose={close} onAdded={list.reload} />
    </OfficePage>
  );
}
