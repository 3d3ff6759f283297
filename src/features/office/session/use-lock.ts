import { useNavigate, useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { onLeftElsewhere } from "#data/local/leaving.ts";
import { mayRead, OFFICE_HINT } from "#data/local/office-hint.ts";
import { storedSession } from "#data/remote/stored-session.ts";
import { forgetDrafts } from "#ui/office/forms/use-draft.ts";

// From the first moment on: what is being typed holds people's names, and another tab may sign out before
// the parts that come later are here.
onLeftElsewhere(() => forgetDrafts(""));

const LOOK_EVERY_MS = 60_000;

/** Ends reading where it is not allowed any more: after seven days, or when another tab signs out. */
export function useLock(): void {
  const router = useRouter();
  const navigate = useNavigate();
  useEffect(() => {
    const look = () => {
      const isGoing = router.state.location.pathname === "/admin/login";
      if (isGoing || storedSession() || mayRead()) return;
      navigate({ to: "/admin/login", search: { next: router.state.location.href } });
    };
    // a session that ends is ReturnToLogin's
    const hear = ({ key }: StorageEvent) => key === OFFICE_HINT && look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    addEventListener("storage", hear);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      removeEventListener("storage", hear);
      document.removeEventListener("visibilitychange", look);
    };
  }, [router, navigate]);
}
