import { createRoute, Outlet } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { requireSession } from "#features/office/session/guard.ts";
import { speakIn } from "#features/office/session/language.ts";
import { useKeptSession } from "#features/office/session/use-kept-session.ts";
import { useLock } from "#features/office/session/use-lock.ts";
import { useAuth } from "#features/session/auth-context.ts";
import * as heads from "#messages/office/heads.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { forgetAnswers } from "#ui/office/answers/answers.ts";
import { useLater } from "#ui/office/answers/use-later.ts";
import { pageHead } from "../page-head.ts";
import { keepOffice } from "./keep-files.ts";
import { rootRoute } from "./root.tsx";

const AdminLayout = lazyPart(() => import("#features/office/shell/AdminLayout.tsx"));
const FieldStatus = lazyPart(() => import("#features/office/field/FieldStatus.tsx"));
const OfficeSearch = lazyPart(() => import("#features/office/search/OfficeSearch.tsx"));

/** The head of a page of the back office. */
export const adminHead = (title: string) => ({
  meta: [{ title: pageHead({ title, description: heads.description }).title }],
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
    const isFree = useLater(isSearching);
    const navigate = adminRoute.useNavigate();
    useKeptSession();
    useLock();
    useEffect(keepOffice, []);
    // whoever comes next signs in outside of it
    useEffect(() => forgetAnswers, []);
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
        onLanguage={speakIn}
        onSearch={() => setIsSearching(true)}
      >
        {isFree && <FieldStatus />}
        <Outlet />
        {(isSearching || isFree) && (
          <OfficeSearch
            isOpen={isSearching}
            onClose={() => setIsSearching(false)}
            onPick={onPick}
          />
        )}
      </AdminLayout>
    );
  },
});
