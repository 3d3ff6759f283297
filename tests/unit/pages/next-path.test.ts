import { describe, expect, test } from "vitest";
import { LANDING_PATH, nextAddress, safeNextPath } from "#features/office/session/next-path.ts";

describe("after signing in", () => {
  test.each([
    ["/admin/bookings", "/admin/bookings"],
    [
      "/admin/bookings?status=pending&q=%2F%2Fx#top",
      "/admin/bookings?status=pending&q=%2F%2Fx#top",
    ],
    ["/admin/../tours", "/tours"],
    ["/es/admin/bookings?q=tikal", "/admin/bookings?q=tikal"],
    ["/", "/"],
  ])("%j is a path of this site", (next, path) => {
    expect(safeNextPath(next)).toBe(path);
  });

  test.each([
    undefined,
    7,
    "",
    "bookings",
    "//evil.example",
    "///evil.example",
    "/\\evil.example",
    "/\t/evil.example",
    "/\n/evil.example",
    "/.//evil.example",
    "/..//evil.example",
    "https://evil.example/admin",
    "javascript:alert(1)",
    " //evil.example",
    "/admin/login",
    "/admin/login?next=/admin/login",
    "/es/admin/login",
    "/es//evil.example",
    "/es/%2e%2e//evil.example",
  ])("%j leads to the dashboard", (next) => {
    expect(safeNextPath(next)).toBe(LANDING_PATH);
  });

  test.each([
    ["es", "/es/admin/bookings?q=a"],
    ["en", "/admin/bookings?q=a"],
  ] as const)("an account with the language %j goes on at %s", (language, address) => {
    for (const next of ["/admin/bookings?q=a", "/es/admin/bookings?q=a"]) {
      expect(nextAddress(next, language)).toBe(address);
    }
  });
});
