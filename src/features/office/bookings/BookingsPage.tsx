import { useMediaQuery } from "@mantine/hooks";
import { useEffect, useState } from "react";
import { BOOKINGS_PER_PAGE } from "#data/office/remote/bookings/list.ts";
import type { Arrival } from "#data/office/sync/follow-news.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import type { BookingListView, BookingOrder } from "#domain/booking/office/booking.ts";
import type { BookingStatus } from "#domain/booking/status.ts";
import * as words from "#messages/office/bookings/list.ts";
import * as figures from "#messages/office/figures.ts";
import * as heads from "#messages/office/heads.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { LiveNotice } from "#ui/office/answers/LiveNotice.tsx";
import { useBookingNews } from "#ui/office/answers/use-booking-news.ts";
import { useLater } from "#ui/office/answers/use-later.ts";
import { useLookedAt } from "#ui/office/answers/use-looked-at.ts";
import { ListFace, NoMatchFace } from "#ui/office/lists/ListFace.tsx";
import { Pager } from "#ui/office/lists/Pager.tsx";
import { ViewTabs } from "#ui/office/lists/ViewTabs.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
import panel from "#ui/office/Panel.module.css";
import { cx } from "#ui/parts/cx.ts";
import styles from "./BookingsPage.module.css";
import { BookingCards } from "./list/BookingCards.tsx";
import { BookingsActions } from "./list/BookingsActions.tsx";
import { BookingsTable } from "./list/BookingsTable.tsx";
import { BookingsToolbar } from "./list/BookingsToolbar.tsx";
import { holdRowMenus } from "./list/RowMenu.tsx";
import { useSelection } from "./list/use-selection.ts";
import { useStatusChange } from "./list/use-status-change.ts";
import { BOOKING_SEARCH_DEFAULTS, type BookingDialog, type BookingSearch } from "./search.ts";
import { useBookings } from "./use-bookings.ts";
import { followNews, watchLookedAt } from "./use-kept.ts";

const Decisions = lazyPart(() => import("./decisions/Decisions.tsx"));
const BookingDialogs = lazyPart(() => import("./BookingDialogs.tsx"));
const BehindFigure = lazyPart(() => import("./list/BehindFigure.tsx"));
const SelectionBar = lazyPart(() => import("./list/SelectionBar.tsx"));

const ROOM_FOR_COLUMNS = "(min-width: 64rem)";

interface BookingsPageProps {
  readonly search: BookingSearch;
  readonly onSearch: (search: BookingSearch, options?: { replace: boolean }) => void;
  /** Goes to the run sheet; `booking` is the one to show there. */
  readonly onToday: (booking?: Pick<OfficeBooking, "id" | "date">) => void;
}

const VIEWS: readonly BookingListView[] = ["all", "today", "tomorrow", "pending", "decision"];
const kindOf = (view: BookingListView) => view.split(" ")[0] as keyof typeof words.viewNames;
/** Another is there only when the dashboard or a report has led to it: on most days nothing is in it. */
const viewsWith = (view: BookingListView) =>
  [...new Set([...VIEWS, view])].map((one) => [one, words.viewNames[kindOf(one)]] as const);

/** All bookings: found, sorted, looked into, changed, made. */
export default function BookingsPage({ search, onSearch, onToday }: BookingsPageProps) {
  const list = useBookings(search);
  const items = list.items ?? [];
  const selection = useSelection(items);
  const status = useStatusChange(list.refresh);
  const [news, setNews] = useState(0);
  const live = useBookingNews(followNews, ({ changed, isOtherList }: Arrival) => {
    for (const booking of changed) list.replace(booking);
    setNews((before) => before + 1);
    if (isOtherList || search.view === "decision") list.refresh();
  });
  useLookedAt([...items.map(({ id }) => id), ...(search.id ? [search.id] : [])], watchLookedAt);
  const hasDialogs = useLater(search.dialog !== "");
  useEffect(() => (hasDialogs ? holdRowMenus() : undefined), [hasDialogs]);
  const hasColumns = useMediaQuery(ROOM_FOR_COLUMNS, true, { getInitialValueInEffect: false });

  // Whatever changes in what is shown, one wants to see it from its beginning.
  const change = (part: Partial<BookingSearch>) => onSearch({ ...search, page: 1, ...part });
  const onSort = (order: BookingOrder) => {
    const isSame = order === search.order;
    change({ order, direction: isSame && search.direction === "asc" ? "desc" : "asc" });
  };
  const onDialog = (dialog: BookingDialog, id: string) => onSearch({ ...search, dialog, id });
  const { back } = search;
  const onClose = () => {
    if (back === "today") onToday();
    else if (back) onToday({ id: search.id, date: back });
    else onSearch({ ...search, dialog: "", id: "" }, { replace: true });
  };
  const onStored = (booking: Pick<OfficeBooking, "id" | "date">) => {
    list.reload();
    if (back) onToday(booking);
    else onDialog("view", booking.id);
  };
  const changeSelected = async (wanted: BookingStatus) => {
    await status.changeSeveral(
      items.filter(({ id }) => selection.ids.has(id)),
      wanted,
    );
    selection.clear();
  };
  const isFiltered = search.q !== "" || search.status !== "all" || search.view !== "all";
  const rows = { items, busyId: status.busyId, selection, onDialog, onStatus: status.change };

  return (
    <OfficePage
      title={heads.bookings}
      lead={list.total !== null && figures.bookings(list.total)}
      actions={<BookingsActions list={list} onDialog={onDialog} />}
    >
      <LiveNotice
        news={live.news}
        onDismiss={live.dismiss}
        onView={({ id }) => {
          live.dismiss();
          onDialog("view", id);
        }}
      />
      <ViewTabs
        label={words.views}
        views={viewsWith(search.view)}
        view={search.view}
        onView={(view) => change({ view: view as BookingListView })}
      />
      {search.view.includes(" ") && <BehindFigure view={search.view} />}
      <BookingsToolbar
        search={search}
        withOrder={!hasColumns && search.view !== "decision"}
        onChange={change}
      />
      {selection.ids.size > 0 && (
        <SelectionBar
          count={selection.ids.size}
          isBusy={status.isBusy}
          onStatus={changeSelected}
          onClear={selection.clear}
        />
      )}
      <section
        className={cx(panel.frame, styles.list)}
        aria-label={words.bookings}
        aria-busy={list.isFetching}
      >
        {search.view === "decision" && list.items && !list.failure ? (
          <Decisions
            isWhole={search.q === "" && search.page === 1}
            {...{ items, news, onDialog }}
          />
        ) : items.length > 0 ? (
          hasColumns ? (
            <BookingsTable search={search} onSort={onSort} {...rows} />
          ) : (
            <BookingCards {...rows} />
          )
        ) : (
          <ListFace
            notFetched={words.notFetched}
            loading={words.loading}
            noneYet={words.noneYet}
            howTheyCome={words.howTheyCome}
            failure={list.failure}
            isLoading={list.items === null}
            onRetry={list.reload}
            isWhole={!isFiltered && search.page === 1}
          >
            <NoMatchFace
              words={words.noMatch}
              action={isFiltered ? words.clearFilters : words.firstPage}
              onAction={() => change(isFiltered ? BOOKING_SEARCH_DEFAULTS : { page: 1 })}
            />
          </ListFace>
        )}
      </section>
      <Pager
        page={search.page}
        pages={list.total === null ? null : Math.ceil(list.total / BOOKINGS_PER_PAGE)}
        hasNextPage={list.hasNextPage}
        onPage={(page) => (page > search.page && list.hasMoved ? list.reload() : change({ page }))}
      />
      {hasDialogs && <BookingDialogs {...{ search, list, onDialog, onStored, onClose }} />}
    </OfficePage>
  );
}
