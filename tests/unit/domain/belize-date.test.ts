import { describe, expect, test } from "vitest";
import {
  addDays,
  belizeDay,
  earliestBookingDay,
  formatLongDay,
  isCalendarDay,
} from "#domain/belize-date.ts";
import { formatBelizeTime } from "#domain/belize-instant.ts";
import { inSpanish } from "../support/spanish.ts";

const YEARS = Array.from({ length: 41 }, (_, index) => 2000 + index);
const MINUTE_MS = 60_000;

/** What the platform's own time zone data say of an instant in Belize. */
const belizeClock = new Intl.DateTimeFormat("en-US", {
  timeZone: "America/Belize",
  weekday: "long",
  year: "numeric",
  month: "long",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
  hour12: true,
});
const belizeNumbers = new Intl.DateTimeFormat("en-CA", {
  timeZone: "America/Belize",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

function partsOf(instantMs: number): Record<string, string> {
  const parts = belizeClock.formatToParts(instantMs);
  return Object.fromEntries(parts.map(({ type, value }) => [type, value]));
}

/** Either side of midnight in Belize and in UTC, of each month's first day, leap day and noon. */
function instantsOf(year: number): number[] {
  const days = [...Array.from({ length: 12 }, (_, month) => Date.UTC(year, month, 1))];
  days.push(Date.UTC(year, 1, 29), Date.UTC(year, 11, 31));
  return days.flatMap((utcMidnight) => {
    const belizeMidnight = utcMidnight + 6 * 60 * MINUTE_MS;
    return [
      utcMidnight - 1,
      utcMidnight,
      belizeMidnight - 1,
      belizeMidnight,
      belizeMidnight + 11 * 60 * MINUTE_MS + 59 * MINUTE_MS,
      belizeMidnight + 12 * 60 * MINUTE_MS,
      belizeMidnight + 13 * 60 * MINUTE_MS + 5 * MINUTE_MS,
    ];
  });
}

describe("the arithmetic agrees with Intl's America/Belize", () => {
  test.each(YEARS)("in %i", (year) => {
    const instants = instantsOf(year);
    expect(instants).toHaveLength(98);
    for (const instant of instants) {
      const at = new Date(instant).toISOString();
      const { weekday, year, month, day, hour, minute, dayPeriod } = partsOf(instant);
      const belize = belizeDay(instant);
      expect(belize, at).toBe(belizeNumbers.format(instant));
      // the eve of 2000 is no day that a booking can have: it stays as it is
      const long = year === "1999" ? "1999-12-31" : `${weekday}, ${month} ${day}, ${year}`;
      expect(formatLongDay(belize), at).toBe(long);
      expect(formatBelizeTime(instant), at).toBe(
        `${month} ${day}, ${year}, ${hour}:${minute} ${dayPeriod?.toLowerCase()} (Belize time)`,
      );
    }
  });
});

describe("the earliest day that may be booked", () => {
  test.each([
    ["2025-06-10T12:00:00Z", "2025-06-11"],
    // 23:59 in Belize, already the next day in UTC
    ["2025-06-11T05:59:59.999Z", "2025-06-11"],
    ["2025-06-11T06:00:00Z", "2025-06-12"],
    ["2024-02-28T12:00:00Z", "2024-02-29"],
    ["2025-02-28T12:00:00Z", "2025-03-01"],
    ["2026-01-01T05:00:00Z", "2026-01-01"],
    ["2025-12-31T12:00:00Z", "2026-01-01"],
  ])("at %s is %s", (now, day) => {
    expect(earliestBookingDay(Date.parse(now))).toBe(day);
  });
});

describe("a day", () => {
  test.each(["2000-01-01", "2024-02-29", "2025-12-31", "2100-12-31", "2000-02-29"])(
    "%s exists",
    (day) => {
      expect(isCalendarDay(day)).toBe(true);
    },
  );

  test.each([
    "",
    "tomorrow",
    "2025-02-29",
    "2100-02-29",
    "2025-04-31",
    "2025-13-01",
    "2025-00-10",
    "2025-01-00",
    "2025-01-32",
    "1999-12-31",
    "2101-01-01",
    "0000-00-00",
    "2025-1-1",
    "20250101",
    "2025-01-01T00:00:00Z",
    " 2025-01-01",
    "2025-01-01\n",
    "+025-01-01",
    "２０２５-01-01",
  ])("%j does not", (text) => {
    expect(isCalendarDay(text)).toBe(false);
    expect(formatLongDay(text)).toBe(text);
  });

  test.each([
    ["2024-02-28", 1, "2024-02-29"],
    ["2024-03-01", -1, "2024-02-29"],
    ["2025-12-31", 1, "2026-01-01"],
    ["2026-01-01", -1, "2025-12-31"],
    ["2025-06-10", 0, "2025-06-10"],
    ["2025-06-10", -30, "2025-05-11"],
    ["2024-06-10", 366, "2025-06-11"],
  ])("%s and %i days is %s", (day, days, expected) => {
    expect(addDays(day, days)).toBe(expected);
  });
});

describe("an instant for people", () => {
  test.each([
    ["2024-06-03T20:05:00Z", "June 3, 2024, 2:05 pm (Belize time)"],
    ["2024-06-03T06:00:00Z", "June 3, 2024, 12:00 am (Belize time)"],
    ["2024-06-03T18:00:00Z", "June 3, 2024, 12:00 pm (Belize time)"],
    ["2024-06-03T05:59:59Z", "June 2, 2024, 11:59 pm (Belize time)"],
  ])("%s reads %s", (instant, text) => {
    expect(formatBelizeTime(Date.parse(instant))).toBe(text);
  });
});

const spanish = {
  ...(await inSpanish<typeof import("#domain/belize-date.ts")>("domain/belize-date.ts")),
  ...(await inSpanish<typeof import("#domain/belize-instant.ts")>("domain/belize-instant.ts")),
};

describe("in Spanish", () => {
  test.each([
    ["2026-12-05", "sábado 5 de diciembre de 2026"],
    ["2026-02-01", "domingo 1 de febrero de 2026"],
    ["2028-02-29", "martes 29 de febrero de 2028"],
    ["2026-12-32", "2026-12-32"],
  ])("%s is %s", (day, text) => {
    expect(spanish.formatLongDay(day)).toBe(text);
  });

  test("each day of the week and each month is what a Spanish calendar calls it", () => {
    const calendar = new Intl.DateTimeFormat("es", {
      ...{ weekday: "long", day: "numeric", month: "long", year: "numeric", timeZone: "UTC" },
    } as const);
    for (let day = "2026-01-01"; day < "2027-01-01"; day = addDays(day, 1)) {
      const said = calendar.format(new Date(`${day}T00:00:00Z`)).replace(",", "");
      expect(spanish.formatLongDay(day)).toBe(said);
    }
  });

  test.each([
    ["2024-06-03T20:05:00Z", "3 de junio de 2024, 2:05 p. m. (hora de Belice)"],
    ["2024-06-03T06:00:00Z", "3 de junio de 2024, 12:00 a. m. (hora de Belice)"],
    ["2024-06-03T18:00:00Z", "3 de junio de 2024, 12:00 p. m. (hora de Belice)"],
  ])("the instant %s reads %s", (instant, text) => {
    expect(spanish.formatBelizeTime(Date.parse(instant))).toBe(text);
  });
});
