import { describe, expect, test } from "vitest";
import { parseCashUpSearch } from "../../../src/features/office/cash-up/search.ts";
import {
  CUSTOMER_SEARCH_DEFAULTS,
  parseCustomerSearch,
} from "../../../src/features/office/customers/search.ts";
import { parseDashboardSearch } from "../../../src/features/office/dashboard/search.ts";
import { parseMessageSearch } from "../../../src/features/office/messages/search.ts";
import { parseReportSearch } from "../../../src/features/office/reports/search.ts";
import { editedService, parseServiceSearch } from "../../../src/features/office/services/search.ts";

import { parseTodaySearch } from "../../../src/features/office/today/search.ts";

describe("what stands in the address", () => {
  test("is taken where it is known", () => {
    const customers = {
      q: "chan",
      order: "total_spent",
      direction: "desc",
      page: 3,
      dialog: "view",
      email: "a@b.c",
    };
    expect(parseCustomerSearch(customers)).toEqual(customers);
    const figures = { range: "3months", status: "pending", type: "tour" };
    expect(parseDashboardSearch(figures)).toEqual(figures);
    const money = "travel 2026-11-01 2026-11-30";
    const report = { range: "ytd", status: "all", type: "transfer", money };
    expect(parseReportSearch(report)).toEqual(report);
    expect(parseMessageSearch({ show: "unread", page: 2 })).toEqual({ show: "unread", page: 2 });
  });

  test("is the default where it is not", () => {
    const wrong = { q: {}, order: "password", direction: "up", page: -1 };
    expect(parseCustomerSearch(wrong)).toEqual(CUSTOMER_SEARCH_DEFAULTS);
    const all = { status: "all", type: "all" };
    expect(parseDashboardSearch({ range: "7d", status: "x" })).toEqual({ range: "30days", ...all });
    expect(parseReportSearch({ range: "30days", type: 1, money: {} })).toEqual({
      ...{ range: "all", money: "" },
      ...all,
    });
    expect(parseMessageSearch({ show: "none", page: 1.5 })).toEqual({ show: "all", page: 1 });
  });

  test("a cash-up is a person's, of a day, or one by its id", () => {
    const [person, id] = ["secondaccount01", "abcdefghijk1234"];
    expect(parseCashUpSearch({ person, day: "2026-12-24", id })).toEqual({
      ...{ person, day: "2026-12-24", id },
    });
    for (const wrong of ["../x", "ABCDEFGHIJK1234", "2026-02-30", 3, {}]) {
      const asked = { person: wrong, day: wrong, id: wrong };
      expect(parseCashUpSearch(asked)).toEqual({ person: "", day: "", id: "" });
    }
  });

  test("what the services' editor is open for is a type and an id, or new", () => {
    for (const edit of ["tour/new", "transfer/abcdefghijk1234"]) {
      expect(parseServiceSearch({ edit }).edit).toBe(edit);
    }
    for (const edit of ["tour", "tour/", "boat/new", "tour/../admin", "tour/ABCDEFGHIJK1234", 3]) {
      expect(parseServiceSearch({ edit }).edit).toBe("");
    }
    expect(editedService("tour/new")).toEqual({ type: "tour", id: null });
    expect(editedService("")).toBeNull();
  });

  test("a departure brings its day along", () => {
    const [day, id] = ["2026-12-24", ""];
    for (const departure of [
      `tour/5/${day}/07:00`,
      `transfer/12/${day}/`,
      `transfer/12/${day}//back`,
    ])
      expect(parseTodaySearch({ departure, day: "2026-01-01" })).toEqual({ day, departure, id });
    for (const departure of [`boat/5/${day}/07:00`, "tour/5/2026-02-30/07:00", `tour/5/${day}`, 3])
      expect(parseTodaySearch({ departure, day })).toEqual({ day, departure: "", id });
  });

  test("a number is searched for as words", () => {
    expect(parseCustomerSearch({ q: 6000199 }).q).toBe("6000199");
  });
});
