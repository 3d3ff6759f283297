import { describe, expect, test } from "vitest";
import { LANDING_PATH, safeNextPath } from "#features/office/session/next-path.ts";

describe("after signing in", () => {
  test.each([
    ["/admin/bookings", "/admin/bookings"],
    [
      "/admin/bookings?status=pending&q=%2F%2Fx#top",
      "/admin/bookings?status=pending&q=%2F%2Fx#top",
    ],
    ["/admin/../tours", "/tours"],
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
  ])("%j leads to the dashboard", (next) => {
    expect(safeNextPath(next)).toBe(LANDING_PATH);
  });
});
