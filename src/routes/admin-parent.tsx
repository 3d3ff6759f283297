import { createRoute, Outlet } from "@tanstack/react-router";
import { useState } from "react";
import { useAuth } from "#features/session/auth-context.ts";
import { requireSession } from "#features/session/guard.ts";
import { useKeptSession } from "#features/session/use-kept-session.ts";
import { lazyPage } from "./lazy-page.tsx";
import { pageHead } from "./page-head.ts";
import { rootRoute } from "./root.tsx";

const AdminLayout = lazyPage(() => import("#features/admin-shell/AdminLayout.tsx"));
const OfficeSearch = lazyPage(() => import("#features/admin-search/OfficeSearch.tsx"));

/** The head of a page of the back office. */
export const adminHead = (title: string) =>
  pageHead({ title, description: "The operator's back office." });

/** Everything under /admin but the sign-in page, behind the guard. */
export const adminRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: "/admin",
  beforeLoad: requireSession,
  loader: () => AdminLayout.preload(),
  component: function Admin() {
    const { user, logout } = useAuth();
    const [isSearching, setIsSearching] = useState(false);
    const navigate = adminRoute.useNavigate();
    useKeptSession();
    const onPick = ({ kind, key }: { kind: "booking" | "customer"; key: string }) => {
      if (kind === "customer") {
        const search = { q: key, dialog: "view", email: key } as const;
        return navigate({ to: "/admin/customers", search });
      }
      return navigate({ to: "/admin/bookings", search: { dialog: "view", id: key } });
    };
    return (
      <AdminLayout
        username={user?.username}
        onLogout={logout}
        onSearch={() => setIsSearching(true)}
      >
        <Outlet />
        <OfficeSearch isOpen={isSearching} onClose={() => setIsSearching(false)} onPick={onPick} />
      </AdminLayout>
    );
  },
});
