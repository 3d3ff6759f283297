import { createRoute, stripSearchParams } from "@tanstack/react-router";
import {
  CASH_UP_SEARCH_DEFAULTS,
  type CashUpSearch,
  parseCashUpSearch,
} from "#features/office/cash-up/search.ts";
import {
  CUSTOMER_SEARCH_DEFAULTS,
  type CustomerSearch,
  parseCustomerSearch,
} from "#features/office/customers/search.ts";
import {
  DASHBOARD_SEARCH_DEFAULTS,
  type DashboardSearch,
  parseDashboardSearch,
} from "#features/office/dashboard/search.ts";
import {
  MESSAGE_SEARCH_DEFAULTS,
  type MessageSearch,
  parseMessageSearch,
} from "#features/office/messages/search.ts";
import {
  parseReportSearch,
  REPORT_SEARCH_DEFAULTS,
  type ReportSearch,
} from "#features/office/reports/search.ts";
import { useAuth } from "#features/session/auth-context.ts";
import * as heads from "#messages/office/heads.ts";
import * as words from "#messages/office/shell.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { adminHead, adminRoute } from "./parent.tsx";
import { useOnSearch } from "./use-on-search.ts";

const DashboardPage = lazyPart(() => import("#features/office/dashboard/DashboardPage.tsx"));
const CashUpPage = lazyPart(() => import("#features/office/cash-up/CashUpPage.tsx"));
const CustomersPage = lazyPart(() => import("#features/office/customers/CustomersPage.tsx"));
const ReportsPage = lazyPart(() => import("#features/office/reports/ReportsPage.tsx"));
const MessagesPage = lazyPart(() => import("#features/office/messages/MessagesPage.tsx"));

const dashboardRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/dashboard",
  validateSearch: parseDashboardSearch,
  search: { middlewares: [stripSearchParams(DASHBOARD_SEARCH_DEFAULTS)] },
  head: () => adminHead(heads.dashboard),
  loader: () => DashboardPage.preload(),
  component: function Dashboard() {
    const { user } = useAuth();
    const navigate = dashboardRoute.useNavigate();
    const onSearch = useOnSearch<DashboardSearch>(dashboardRoute.fullPath);
    return (
      <DashboardPage
        username={user?.username ?? words.admin}
        search={dashboardRoute.useSearch()}
        onSearch={onSearch}
        onView={(id) => navigate({ to: "/admin/bookings", search: { dialog: "view", id } })}
      />
    );
  },
});

const cashUpRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/cash-up",
  validateSearch: parseCashUpSearch,
  search: { middlewares: [stripSearchParams(CASH_UP_SEARCH_DEFAULTS)] },
  head: () => adminHead(heads.cashUp),
  loader: () => CashUpPage.preload(),
  component: function CashUp() {
    const onSearch = useOnSearch<CashUpSearch>(cashUpRoute.fullPath);
    return <CashUpPage search={cashUpRoute.useSearch()} onSearch={onSearch} />;
  },
});

const customersRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/customers",
  validateSearch: parseCustomerSearch,
  search: { middlewares: [stripSearchParams(CUSTOMER_SEARCH_DEFAULTS)] },
  head: () => adminHead(heads.customers),
  loader: () => CustomersPage.preload(),
  component: function Customers() {
    const onSearch = useOnSearch<CustomerSearch>(customersRoute.fullPath);
    return <CustomersPage search={customersRoute.useSearch()} onSearch={onSearch} />;
  },
});

const reportsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/reports",
  validateSearch: parseReportSearch,
  search: { middlewares: [stripSearchParams(REPORT_SEARCH_DEFAULTS)] },
  head: () => adminHead(heads.reports),
  loader: () => ReportsPage.preload(),
  component: function Reports() {
    const onSearch = useOnSearch<ReportSearch>(reportsRoute.fullPath);
    return <ReportsPage search={reportsRoute.useSearch()} onSearch={onSearch} />;
  },
});

const messagesRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/messages",
  validateSearch: parseMessageSearch,
  search: { middlewares: [stripSearchParams(MESSAGE_SEARCH_DEFAULTS)] },
  head: () => adminHead(heads.messages),
  loader: () => MessagesPage.preload(),
  component: function Messages() {
    const onSearch = useOnSearch<MessageSearch>(messagesRoute.fullPath);
    return <MessagesPage search={messagesRoute.useSearch()} onSearch={onSearch} />;
  },
});

/** The pages that count and look up: figures, money, people, what they wrote. */
export const figureRoutes = [
  dashboardRoute,
  cashUpRoute,
  customersRoute,
  reportsRoute,
  messagesRoute,
] as const;
