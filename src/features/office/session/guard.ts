import { redirect } from "@tanstack/react-router";
import { mayRead } from "#data/local/office-hint.ts";
import { storedSession } from "#data/remote/stored-session.ts";
import { LANGUAGE } from "#domain/language.ts";
import { nextAddress } from "./next-path.ts";

/**
 * A route's `beforeLoad`: lets nobody in who is neither signed in nor may read what is kept, and
 * remembers where they were going. The screen only hides; it is the server that refuses.
 */
export function requireSession({ location }: { location: { href: string } }): void {
  if (storedSession() || mayRead()) return;
  throw redirect({ to: "/admin/login", search: { next: location.href } });
}

/** The sign-in page's `beforeLoad`: whoever is signed in already goes on. */
export function skipWhenSignedIn({ search }: { search: { next?: string } }): void {
  if (storedSession()) throw redirect({ href: nextAddress(search.next, LANGUAGE) });
}
