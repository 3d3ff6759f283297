import { Button } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { CUSTOMERS_PER_PAGE } from "#data/office/remote/customers/customers.ts";
import type { Customer } from "#domain/customer.ts";
import type { CustomerOrder } from "#domain/customer-orders.ts";
import * as words from "#messages/office/customers/customers.ts";
import * as heads from "#messages/office/heads.ts";
import { ListFace, NoMatchFace } from "#ui/office/lists/ListFace.tsx";
import { Pager } from "#ui/office/lists/Pager.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
import panel from "#ui/office/Panel.module.css";
import { cx } from "#ui/parts/cx.ts";
import { AddCustomer } from "./AddCustomer.tsx";
import { CustomerDetails } from "./CustomerDetails.tsx";
import { CustomerCards, CustomersTable } from "./CustomerRows.tsx";
import styles from "./CustomersPage.module.css";
import { CustomersToolbar } from "./CustomersToolbar.tsx";
import { ExportCustomers } from "./ExportCustomers.tsx";
import { CUSTOMER_SEARCH_DEFAULTS, type CustomerSearch } from "./search.ts";
import { useCustomers } from "./use-customers.ts";

interface CustomersPageProps {
  readonly search: CustomerSearch;
  readonly onSearch: (search: CustomerSearch, options?: { replace: boolean }) => void;
}

/** Everybody who booked: found, sorted, looked into, added, forgotten. */
export default function CustomersPage({ search, onSearch }: CustomersPageProps) {
  const list = useCustomers(search);
  const hasColumns = useMediaQuery("(min-width: 48rem)", true, { getInitialValueInEffect: false });

  // Whatever changes in what is shown, one wants to see it from its beginning.
  const change = (part: Partial<CustomerSearch>) => onSearch({ ...search, page: 1, ...part });
  const onSort = (order: CustomerOrder) => {
    const isSame = order === search.order;
    change({ order, direction: isSame && search.direction === "asc" ? "desc" : "asc" });
  };
  const onView = ({ email }: Customer) => onSearch({ ...search, dialog: "view", email });
  const onClose = () => onSearch({ ...search, dialog: "", email: "" }, { replace: true });
  const { items, total } = list;
  const { q, dialog, email } = search;

  return (
    <OfficePage
      title={heads.customers}
      lead={total !== null && words.total(total)}
      actions={
        <>
          <ExportCustomers />
          <Button onClick={() => onSearch({ ...search, dialog: "add" })}>{words.addNew}</Button>
        </>
      }
    >
      <CustomersToolbar search={search} withOrder={!hasColumns} onChange={change} />
      <section
        className={cx(panel.frame, styles.list)}
        aria-label={heads.customers}
        aria-busy={list.isFetching}
      >
        {items && items.length > 0 ? (
          hasColumns ? (
            <CustomersTable {...{ items, search, onSort, onView }} />
          ) : (
            <CustomerCards {...{ items, onView }} />
          )
        ) : (
          <ListFace
            notFetched={words.notFetched}
            loading={words.loading}
            noneYet={words.noneYet}
            howTheyCome={words.howTheyCome}
            failure={list.failure}
            isLoading={items === null}
            onRetry={list.reload}
            isWhole={q === "" && search.page === 1}
          >
            <NoMatchFace
              words={words.noMatch}
              action={q === "" ? words.firstPage : words.clearSearch}
              onAction={() => change(q === "" ? { page: 1 } : CUSTOMER_SEARCH_DEFAULTS)}
            />
          </ListFace>
        )}
      </section>
      <Pager
        page={search.page}
        pages={total === null ? null : Math.ceil(total / CUSTOMERS_PER_PAGE)}
        hasNextPage={list.hasNextPage}
        onPage={(page) => change({ page })}
      />
      <CustomerDetails
        email={dialog === "view" ? email : null}
        listed={items ?? []}
        onClose={onClose}
        onErased={list.reload}
      />
      <AddCustomer isOpen={dialog === "add"} onClose={onClose} onAdded={list.reload} />
    </OfficePage>
  );
}
