import { describe, expect, test } from "vitest";
import type { BookingFacts } from "../../../src/server/letters/booking-rows.ts";
import { reminderMail, thanksMail } from "../../../src/server/letters/reminder-mails.ts";
import { reservationData } from "../../../src/server/letters/reservation.ts";
import { renderHtml } from "../../../src/server/mail/html.ts";
import {
  APP_URL,
  BOOKING,
  customer,
  expectBothToSay,
  expectNeitherToSay,
  guest,
  RIDE,
  SITE,
} from "../support/mails.ts";

describe("what goes by itself before and after a trip", () => {
  const remind = (changes: Partial<BookingFacts> = {}, today = "2026-06-19") =>
    reminderMail(
      "eve",
      { ...BOOKING, ...changes },
      { site: SITE, today, sender: { isTrusted: false } },
    );

  test("is all that one travels with, begun by how near it is", () => {
    expectBothToSay(remind(), [
      "Your trip is tomorrow",
      "Dear Ixchel,",
      "7:30 am (Belize time), Pick-up at your hotel",
      ...["A hat & water", "tel:+5016000100", BOOKING.tripUrl],
    ]);
    expect(remind({}, "2026-06-20").heading).toBe("Your trip is today");
    expect(remind({}, "2026-05-31").heading).toBe("Your trip is in 20 days");
    expect(remind({}, "2025-12-31").heading).toBe("Your trip is in 171 days");
  });

  test("asks for what is missing and for nothing else", () => {
    const asks = "We still need from you: pick-up time, flight number.";
    expectBothToSay(remind(RIDE), [asks]);
    expectNeitherToSay(remind({ pickupPlace: "Cahal Pech" }), "We still need");
    const owed = { depositCents: 87_00, depositBy: "2026-06-06", paidCents: 50_00 };
    expectBothToSay(remind(owed), [
      "Of the deposit, due by Saturday, June 6, 2026, $37.00 USD is still to come.",
    ]);
    expectNeitherToSay(remind({ ...owed, paidCents: 87_00 }), "still to come");
  });

  test("thanks, names one place to say how it was, and how to hear no more", () => {
    const links = { review: "https://www.stars.example:8443/cayo", unsubscribe: `${APP_URL}/u` };
    const mail = thanksMail(BOOKING, SITE, links);
    expectBothToSay(mail, ["Dear Ixchel,", "Say how it was, on stars.example", links.review]);
    expectBothToSay(mail, ["No more mails like this one, please", links.unsubscribe]);
    expectNeitherToSay(mail, "48 hours");
    expect(thanksMail(BOOKING, SITE, { ...links, review: "" }).links).toHaveLength(1);
  });
});

describe("what mail programs read", () => {
  const read = (changes: Partial<BookingFacts> = {}) => {
    const html = renderHtml(customer(), "en", reservationData({ ...BOOKING, ...changes }, SITE));
    return JSON.parse(/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? "null");
  };

  test("is a reservation with day, hour, place and how it stands", () => {
    expect(read({ pickupPlace: "Cahal Pech" })).toMatchObject({
      "@context": "https://schema.org",
      "@type": "EventReservation",
      reservationNumber: "K7M2Q9XD",
      reservationStatus: "https://schema.org/ReservationConfirmed",
      underName: { name: "Ixchel Ak'bal" },
      reservationFor: {
        name: "Xunantunich & Cave Tubing",
        startDate: "2026-06-20T07:30:00-06:00",
        location: { name: "Cahal Pech", address: "Cahal Pech" },
      },
      totalPrice: "1540.00",
    });
    const placeOf = (changes: object) => read(changes).reservationFor.location;
    expect(placeOf({})).toMatchObject({ address: "Cayo District, Belize" });
    expect(placeOf(RIDE)).toMatchObject({ address: RIDE.item?.fromLocation });
    expect(placeOf({ item: undefined }).name).toBe("Cayo Wayfarers");
    expect(read({ status: "cancelled" }).reservationStatus).toMatch(/ReservationCancelled$/);
    expect(read({ status: "pending" }).reservationStatus).toMatch(/ReservationPending$/);
    expect(read(RIDE).reservationFor.startDate).toBe("2026-06-20");
    expect(read(guest({ firstName: "www.bad.example", lastName: "X" })).underName).toBeUndefined();
    expect(JSON.stringify(read())).not.toContain("#");
  });

  test("ends where it ends, whatever stands in it", () => {
    const evil = "</script><img src=x>";
    expect(read({ itemName: evil }).reservationFor.name).toBe(evil);
    expect(renderHtml(customer(), "en", { evil })).not.toContain(evil);
  });
});
