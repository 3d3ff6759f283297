import { createRoute, redirect, stripSearchParams, useRouter } from "@tanstack/react-router";
import {
  BOOKING_SEARCH_DEFAULTS,
  type BookingSearch,
  parseBookingSearch,
} from "#features/office/bookings/search.ts";
import {
  CALENDAR_SEARCH_DEFAULTS,
  type CalendarSearch,
  parseCalendarSearch,
} from "#features/office/calendar/search.ts";
import {
  DEPARTURES_SEARCH_DEFAULTS,
  type DeparturesSearch,
  parseDeparturesSearch,
} from "#features/office/departures/search.ts";
import { parseReceiptSearch } from "#features/office/receipts/search.ts";
import {
  parseServiceSearch,
  SERVICE_SEARCH_DEFAULTS,
  type ServiceSearch,
} from "#features/office/services/search.ts";
import { skipWhenSignedIn } from "#features/office/session/guard.ts";
import { goOn, speakIn } from "#features/office/session/language.ts";
import { LANDING_PATH } from "#features/office/session/next-path.ts";
import { useWaysToRead } from "#features/office/session/use-ways-to-read.ts";
import {
  parseTodaySearch,
  TODAY_SEARCH_DEFAULTS,
  type TodaySearch,
} from "#features/office/today/search.ts";
import { parseWaiversSearch } from "#features/office/waivers/search.ts";
import * as heads from "#messages/office/heads.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { NotFoundPage } from "../not-found.tsx";
import { figureRoutes } from "./figures.tsx";
import { adminHead, adminRoute } from "./parent.tsx";
import { rootRoute } from "./root.tsx";
import { useOnSearch } from "./use-on-search.ts";

const LoginPage = lazyPart(() => import("#features/office/login/LoginPage.tsx"));
const TodayPage = lazyPart(() => import("#features/office/today/TodayPage.tsx"));
const CalendarPage = lazyPart(() => import("#features/office/calendar/CalendarPage.tsx"));
const BookingsPage = lazyPart(() => import("#features/office/bookings/BookingsPage.tsx"));
const ServicesPage = lazyPart(() => import("#features/office/services/ServicesPage.tsx"));
const DeparturesPage = lazyPart(() => import("#features/office/departures/DeparturesPage.tsx"));
const ReceiptPage = lazyPart(() => import("#features/office/receipts/ReceiptPage.tsx"));
const WaiversPage = lazyPart(() => import("#features/office/waivers/WaiversPage.tsx"));
const SettingsPage = lazyPart(() => import("#features/office/settings/SettingsPage.tsx"));

/** Rejects with a RemoteFailure: 400 for a wrong name or password. */
async function signIn(username: string, password: string): Promise<void> {
  const admins = await import("#data/office/remote/admins.ts");
  await admins.signIn(username, password);
}

/** The one page under /admin that is open to all. */
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/login",
  validateSearch: ({ next }: Record<string, unknown>): { next?: string } =>
    typeof next === "string" ? { next } : {},
  beforeLoad: skipWhenSignedIn,
  head: () => adminHead(heads.login),
  loader: () => LoginPage.preload(),
  component: function Login() {
    const { next } = loginRoute.useSearch();
    const { history } = useRouter();
    const waysToRead = useWaysToRead(next);
    return (
      <LoginPage onSignIn={signIn} onSignedIn={() => goOn(next, history.replace)} {...waysToRead} />
    );
  },
});

const adminIndexRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/",
  beforeLoad: () => {
    throw redirect({ to: LANDING_PATH, replace: true });
  },
});

const todayRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/today",
  validateSearch: parseTodaySearch,
  search: { middlewares: [stripSearchParams(TODAY_SEARCH_DEFAULTS)] },
  head: () => adminHead(heads.today),
  loader: () => TodayPage.preload(),
  component: function Today() {
    const navigate = todayRoute.useNavigate();
    const onSearch = useOnSearch<TodaySearch>(todayRoute.fullPath);
    return (
      <TodayPage
        search={todayRoute.useSearch()}
        onSearch={(search) => onSearch(search, { replace: true })}
        onEdit={({ id, date: back }) =>
          navigate({ to: "/admin/bookings", search: { dialog: "edit", id, back } })
        }
        onNewBooking={() =>
          navigate({ to: "/admin/bookings", search: { dialog: "new", back: "today" } })
        }
      />
    );
  },
});

const calendarRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/calendar",
  validateSearch: parseCalendarSearch,
  search: { middlewares: [stripSearchParams(CALENDAR_SEARCH_DEFAULTS)] },
  head: () => adminHead(heads.calendar),
  loader: () => CalendarPage.preload(),
  component: function Calendar() {
    const onSearch = useOnSearch<CalendarSearch>(calendarRoute.fullPath);
    return <CalendarPage search={calendarRoute.useSearch()} onSearch={onSearch} />;
  },
});

const bookingsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/bookings",
  validateSearch: parseBookingSearch,
  search: { middlewares: [stripSearchParams(BOOKING_SEARCH_DEFAULTS)] },
  head: () => adminHead(heads.bookings),
  loader: () => BookingsPage.preload(),
  component: function Bookings() {
    const navigate = bookingsRoute.useNavigate();
    const onSearch = useOnSearch<BookingSearch>(bookingsRoute.fullPath);
    const onToday = (booking?: { id: string; date: string }) =>
      navigate({
        to: "/admin/today",
        search: booking ? { day: booking.date, id: booking.id } : {},
        replace: true,
      });
    return (
      <BookingsPage search={bookingsRoute.useSearch()} onSearch={onSearch} onToday={onToday} />
    );
  },
});

const servicesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/services",
  validateSearch: parseServiceSearch,
  search: { middlewares: [stripSearchParams(SERVICE_SEARCH_DEFAULTS)] },
  head: () => adminHead(heads.services),
  loader: () => ServicesPage.preload(),
  component: function Services() {
    const onSearch = useOnSearch<ServiceSearch>(servicesRoute.fullPath);
    return <ServicesPage search={servicesRoute.useSearch()} onSearch={onSearch} />;
  },
});

const departuresRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/services/departures",
  validateSearch: parseDeparturesSearch,
  search: { middlewares: [stripSearchParams(DEPARTURES_SEARCH_DEFAULTS)] },
  head: () => adminHead(heads.departures),
  loader: () => DeparturesPage.preload(),
  component: function Departures() {
    const onSearch = useOnSearch<DeparturesSearch>(departuresRoute.fullPath);
    return <DeparturesPage search={departuresRoute.useSearch()} onSearch={onSearch} />;
  },
});

const receiptRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/receipt",
  validateSearch: parseReceiptSearch,
  head: () => adminHead(heads.receipt),
  loader: () => ReceiptPage.preload(),
  component: function OneReceipt() {
    const search = receiptRoute.useSearch();
    return <ReceiptPage key={`${search.booking} ${search.payment}`} search={search} />;
  },
});

const waiversRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/waivers",
  validateSearch: parseWaiversSearch,
  head: () => adminHead(heads.waivers),
  loader: () => WaiversPage.preload(),
  component: function Waivers() {
    const search = waiversRoute.useSearch();
    return <WaiversPage key={search.booking} search={search} />;
  },
});

const settingsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/settings",
  head: () => adminHead(heads.settings),
  loader: () => SettingsPage.preload(),
  component: () => <SettingsPage onLanguage={speakIn} />,
});

const adminNotFoundRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "$",
  head: () => adminHead(heads.notFound),
  component: NotFoundPage,
});

/** The back office's part of the site map. */
export const adminRoutes = [
  loginRoute,
  adminRoute.addChildren([
    adminIndexRoute,
    todayRoute,
    calendarRoute,
    bookingsRoute,
    servicesRoute,
    departuresRoute,
    receiptRoute,
    waiversRoute,
    settingsRoute,
    ...figureRoutes,
    adminNotFoundRoute,
  ]),
] as const;
