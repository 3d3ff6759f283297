import {
  createRoute,
  Outlet,
  redirect,
  stripSearchParams,
  useRouter,
} from "@tanstack/react-router";
import {
  BOOKING_SEARCH_DEFAULTS,
  type BookingSearch,
  parseBookingSearch,
} from "#features/admin-bookings/search.ts";
import { useAuth } from "#features/session/auth-context.ts";
import { requireSession, skipWhenSignedIn } from "#features/session/guard.ts";
import { LANDING_PATH, safeNextPath } from "#features/session/next-path.ts";
import { useKeptSession } from "#features/session/use-kept-session.ts";
import { lazyPage } from "./lazy-page.tsx";
import { NotFoundPage } from "./not-found.tsx";
import { pageHead } from "./page-head.ts";
import { rootRoute } from "./root.tsx";

const LoginPage = lazyPage(() => import("#features/admin-login/LoginPage.tsx"));
const AdminLayout = lazyPage(() => import("#features/admin-shell/AdminLayout.tsx"));
const BookingsPage = lazyPage(() => import("#features/admin-bookings/BookingsPage.tsx"));

const adminHead = (title: string) =>
  pageHead({ title, description: "The operator's back office." });

/** The one page under /admin that is open to all. */
const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin/login",
  validateSearch: ({ next }: Record<string, unknown>): { next?: string } =>
    typeof next === "string" ? { next } : {},
  beforeLoad: skipWhenSignedIn,
  head: () => adminHead("Admin Login"),
  loader: () => LoginPage.preload(),
  component: function Login() {
    const { next } = loginRoute.useSearch();
    const { signIn } = useAuth();
    const { history } = useRouter();
    return <LoginPage onSignIn={signIn} onSignedIn={() => history.replace(safeNextPath(next))} />;
  },
});

/** Everything else under /admin, behind the guard. */
const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin",
  beforeLoad: requireSession,
  loader: () => AdminLayout.preload(),
  component: function Admin() {
    const { user, logout } = useAuth();
    useKeptSession();
    return (
      <AdminLayout username={user?.username} onLogout={logout}>
        <Outlet />
      </AdminLayout>
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

/** Until there is a dashboard, the bookings are what the operator comes for. */
const dashboardRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/dashboard",
  beforeLoad: () => {
    throw redirect({ to: "/admin/bookings", replace: true });
  },
});

const bookingsRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "/bookings",
  validateSearch: parseBookingSearch,
  search: { middlewares: [stripSearchParams(BOOKING_SEARCH_DEFAULTS)] },
  head: () => adminHead("Manage Bookings"),
  loader: () => BookingsPage.preload(),
  component: function Bookings() {
    const navigate = bookingsRoute.useNavigate();
    const onSearch = (search: BookingSearch) => navigate({ search, resetScroll: false });
    return <BookingsPage search={bookingsRoute.useSearch()} onSearch={onSearch} />;
  },
});

const adminNotFoundRoute = createRoute({
  getParentRoute: () => adminRoute,
  path: "$",
  head: () => adminHead("Page not found"),
  component: NotFoundPage,
});

/** The back office's part of the site map. */
export const adminRoutes = [
  loginRoute,
  adminRoute.addChildren([adminIndexRoute, dashboardRoute, bookingsRoute, adminNotFoundRoute]),
] as const;
