import { createRoute, Outlet } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { useAuth } from "#features/session/auth-context.ts";
import { requireSession } from "#features/session/guard.ts";
import { useKeptSession } from "#features/session/use-kept-session.ts";
import { useLock } from "#features/session/use-lock.ts";
import { rootRoute } from "./admin-root.tsx";
import { keepOfficeFiles, officePage } from "./office-page.ts";
import { pageHead } from "./page-head.ts";

const AdminLayout = officePage(() => import("#features/admin-shell/AdminLayout.tsx"));
// asked by the session, which may have no line then
officePage(() => import("#features/session/LeaveQuestion.tsx"));
const FieldStatus = officePage(() => import("#features/admin-field/FieldStatus.tsx"));
const OfficeSearch = officePage(() => import("#features/admin-search/OfficeSearch.tsx"));

/** The head of a page of the back office. */
export const adminHead = (title: string) => ({
  meta: [{ title: pageHead({ title, description: "The operator's back office." }).title }],
});

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
    useLock();
    useEffect(keepOfficeFiles, []);
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
        <FieldStatus />
        <Outlet />
        <OfficeSearch isOpen={isSearching} onClose={() => setIsSearching(false)} onPick={onPick} />
      </AdminLayout>
    );
  },
});
