import { expect, type Locator, type Page } from "@playwright/test";
import { signIn } from "../../server/support/admin.ts";
import type { Instance } from "../../server/support/instance.ts";

/** The size at which the back office is gone through; axe.spec.ts has each of its states at each width. */
export const OFFICE_SCREEN = { width: 1280, height: 800 };

/** Opens a page of the back office with a session as signing in leaves it behind. */
export async function openOffice(page: Page, instance: Instance, path: string): Promise<void> {
  const account = { identity: "admin", password: instance.adminPassword };
  const { status, text } = await signIn(instance, account);
  expect(status).toBe(200);
  // once, so that a session that ends in the test does not come back with the next page
  await page.goto("/robots.txt");
  await page.evaluate((session) => localStorage.setItem("pocketbase_auth", session), text);
  await page.goto(path);
}

/** What the browser keeps of the session; null when nothing. */
export function keptSession(page: Page): Promise<string | null> {
  return page.evaluate(() => localStorage.getItem("pocketbase_auth"));
}

/** The session that the browser keeps: its id on the server, and when its token ends, in ms. */
export async function sessionOf(page: Page): Promise<{ id: string; expiresAtMs: number }> {
  const { token } = JSON.parse((await keptSession(page)) ?? "{}");
  const claims = Buffer.from(String(token).split(".")[1] ?? "", "base64url").toString();
  const { session, exp } = JSON.parse(claims);
  return { id: session, expiresAtMs: exp * 1000 };
}

/** Fills the sign-in form in and sends it. */
export async function logIn(page: Page, username: string, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "Username" }).fill(username);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Login", exact: true }).click();
}

/** The one toast that is shown. */
export function toastOf(page: Page, title: string) {
  return page.locator("[data-tone]").filter({ hasText: title }).first();
}

/** What was pressed may be gone or off by now: who works by keyboard goes on from there, and not from the page's beginning. */
export async function expectFocusKept(page: Page): Promise<void> {
  const hasPlace = () =>
    page.evaluate(() => document.activeElement?.matches(":not(body, :disabled)") ?? false);
  await expect.poll(hasPlace).toBe(true);
}

/**
 * Has the pointer over each toast of this page as it comes, so that none goes by itself: what is looked at before `Undo`
 * is pressed may take longer than its five seconds.
 */
export function toastsStay(page: Page): Promise<void> {
  return page.evaluate(() => {
    const enter = () => {
      for (const toast of document.querySelectorAll("[data-toast] [data-tone]")) {
        toast.dispatchEvent(new MouseEvent("mouseenter"));
      }
    };
    // again and again: a toast that has only just come has no clock yet that could be stopped
    setInterval(enter, 100);
  });
}

type Place = Awaited<ReturnType<Locator["boundingBox"]>>;

/** Whether two things on the screen lie one over the other; what is not there covers nothing. */
export function doOverlap(a: Place, b: Place): boolean {
  if (!a || !b) return false;
  const isAcross = a.x < b.x + b.width && b.x < a.x + a.width;
  return isAcross && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Has the page look for news at once instead of in its five seconds, as when one comes back to its tab. */
export function comeBack(page: Page): Promise<boolean> {
  return page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

/** Waits until the bookings have been refreshed by what was asked since the call. */
export async function bookingsAreKept(page: Page): Promise<void> {
  // one that is under way already was asked before, and the next call joins it
  for (const _ of ["under way", "own"]) {
    const since = await page.evaluate(() => {
      const now = Date.now();
      dispatchEvent(new Event("online"));
      return now;
    });
    await expect
      .poll(() =>
        page.evaluate(
          () => JSON.parse(localStorage.getItem("officeKept") ?? "{}").refreshedAtMs ?? 0,
        ),
      )
      .toBeGreaterThanOrEqual(since);
  }
}
