import { useEffect, useRef } from "react";
import { mayRead } from "#data/local/office-hint.ts";
import { wasSessionRefused } from "#data/remote/stored-session.ts";
import { pageAt } from "#domain/language.ts";
import * as words from "#messages/session.ts";
import { useNavigation } from "#ui/navigation/navigation.ts";
import { toast } from "#ui/toast/toast.ts";
import type { SessionWatch } from "./AuthProvider.tsx";

/**
 * When a session ends by itself (the token expires, the server refuses it, another tab signs out)
 * while the back office is open: to the sign-in page, and back here afterwards. Only a token that
 * expires leaves one where one is, as long as the device's own data may be read: without a
 * connection nobody can sign in.
 */
export function ReturnToLogin({ isSignedIn, isLeaving }: SessionWatch): null {
  const { navigate } = useNavigation();
  const wasSignedIn = useRef(false);

  useEffect(() => {
    const hasEnded = wasSignedIn.current && !isSignedIn;
    wasSignedIn.current = isSignedIn;
    if (isSignedIn) isLeaving.current = false;
    const { search } = window.location;
    const pathname = pageAt(window.location.pathname).path;
    if (!hasEnded || isLeaving.current || !pathname.startsWith("/admin/")) return;
    if (mayRead() && !wasSessionRefused()) return;
    toast({ title: words.signedOut, message: words.signedOutText });
    // where the lock has been faster one is there, with the way back in the address
    if (pathname !== "/admin/login") {
      navigate({ to: "/admin/login", search: { next: pathname + search } });
    }
  }, [isSignedIn, isLeaving, navigate]);
  return null;
}
