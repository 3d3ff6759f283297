import ICAL from "ical.js";
import type { Attachment } from "postal-mime";
import { describe, expect, test } from "vitest";
import { formatLongDay } from "#domain/belize-date.ts";
import type { BookingCommand } from "#domain/booking/fields.ts";
import { writeHandover } from "#domain/booking/handover.ts";
import * as spanishDates from "../../../src/messages/es/formats/dates.ts";
import { signedIn } from "../support/admin.ts";
import {
  askForLateMails,
  askForMails,
  book,
  bookWell,
  inDays,
  lastMailTo,
  mailJobs,
  newId,
  storedBookings,
  tourCommand,
} from "../support/bookings.ts";
import { addRule, daily, newService } from "../support/departures.ts";
import { officeOf } from "../support/office.ts";
import { messagesOf } from "../support/requests.ts";
import { sharedInstance } from "../support/shared.ts";

const KEY = "a1b2c3d4e5f6g7h8i9j0k1l2m3n4o5p6";

const instance = sharedInstance();

async function manage(method: "GET" | "POST", id: string, key?: string) {
  const path = `/api/bookings/${id}${method === "POST" ? "/cancel" : ""}`;
  const headers = key === undefined ? {} : { "X-Manage-Key": key };
  const response = await fetch(instance.url + path, { method, headers });
  return { status: response.status, body: await response.json() };
}

const contentOf = (file: Attachment | undefined) =>
  typeof file?.content === "string" ? file.content : new TextDecoder().decode(file?.content);

const statusOf = async (id: string) =>
  (await instance.sql<{ status: string }>(`SELECT status FROM bookings WHERE id = '${id}'`))[0]
    ?.status;

describe("the device that made a booking", () => {
  test("asks how it stands, and learns nothing else", async () => {
    const id = await bookWell(instance, { manage_key: KEY });
    const { status, body } = await manage("GET", id, KEY);
    expect(status).toBe(200);
    expect(Object.keys(body).sort()).toEqual([
      "adults",
      "answers",
      "booking_date",
      "child_seats",
      "children_ages",
      "code",
      "code_used",
      "departure_time",
      "deposit_amount",
      "deposit_by",
      "extras",
      "flight_number",
      "guest_list",
      "guests",
      "id",
      "item_id",
      "item_name",
      "luggage",
      "paid_amount",
      "paid_to",
      "party",
      "pending_reason",
      "pickup_notes",
      "pickup_place",
      "policy_hours",
      "price",
      "price_lines",
      "quoted_price",
      "request",
      "status",
      "together",
      "trip_key",
      "type",
      "updated_at",
      "way",
    ]);
    expect(body).toMatchObject({ id, status: "confirmed" });
  });

  test("cancels it once, and customer and operator hear of it", async () => {
    const id = await bookWell(instance, { manage_key: KEY });
    await askForLateMails(instance, id);
    for (const _time of ["first", "second"]) {
      const { status, body } = await manage("POST", id, KEY);
      expect([status, body.status]).toEqual([200, "cancelled"]);
    }
    // they may still think again, though somebody asks who knows the booking's id
    expect((await askForMails(instance, id)).body).toEqual({ sent: true });
    const early = (await mailJobs(instance, id)).map(({ state }) => state);
    expect(early).toEqual(["sent", "queued", "sent", "queued"]);
    await askForLateMails(instance, id);
    const jobs = await mailJobs(instance, id);
    expect(jobs.map(({ kind, state }) => [kind, state]).sort()).toEqual([
      ["customer", "sent"],
      ["customer-cancelled", "sent"],
      ["operator", "sent"],
      ["operator-cancelled", "sent"],
    ]);
    const reference = id.slice(0, 8).toUpperCase();
    const subjects = instance.postOffice.mails
      .map(({ parsed }) => parsed.subject ?? "")
      .filter((subject) => subject.includes(reference));
    expect(subjects).toContainEqual(expect.stringMatching(/^Booking cancelled: /));
    expect(subjects).toContainEqual(expect.stringMatching(/^Cancelled by the customer: /));
  });

  const subjectsOf = (id: string) =>
    instance.postOffice.mails
      .map(({ parsed }) => parsed.subject ?? "")
      .filter((subject) => subject.includes(id.slice(0, 8).toUpperCase()))
      .map((subject) => subject.split(":")[0])
      .sort();

  test("cancels it before its mails have left: one mail each, which says so", async () => {
    instance.postOffice.setMood(451);
    const id = await bookWell(instance, { manage_key: KEY });
    expect((await askForLateMails(instance, id)).status).toBe(502);
    expect((await manage("POST", id, KEY)).status).toBe(200);
    instance.postOffice.setMood("accept");
    expect((await askForLateMails(instance, id)).body).toEqual({ sent: true });
    expect(subjectsOf(id)).toEqual(["Booking cancelled", "Cancelled by the customer"]);
    expect(await mailJobs(instance, id)).toMatchObject([
      { kind: "customer", state: "suppressed", error: "told_by_another" },
      { kind: "customer-cancelled", state: "sent" },
      { kind: "operator", state: "suppressed" },
      { kind: "operator-cancelled", state: "sent" },
    ]);
  });

  test("cancels it while the confirmation is on its way: that comes first", async () => {
    const id = await bookWell(instance, { manage_key: KEY });
    // as while the mail server takes its time
    const onItsWay = (state: string) =>
      instance.sql(
        `UPDATE mails SET state = '${state}', lease_until = ${Date.now() + 60_000}
         WHERE booking = '${id}' AND kind = 'customer'`,
      );
    await onItsWay("sending");
    await manage("POST", id, KEY);
    const office = officeOf(instance, (await signedIn(instance)).token);
    const ofCancelling = (await office.mails(id)).find(({ kind }) => kind === "customer-cancelled");
    const again = () => office.post(`mails/${ofCancelling?.id}/resend`);
    expect((await again()).body).toEqual({ sent: false });
    expect(subjectsOf(id)).toEqual([]);
    await onItsWay("sent");
    expect((await again()).body).toEqual({ sent: true });
    expect(subjectsOf(id)).toEqual(["Booking cancelled"]);
  });

  test("and an operator who cancels later: who had a confirmation is told once, and that it stands again", async () => {
    const office = officeOf(instance, (await signedIn(instance)).token);
    const id = await bookWell(instance);
    const becomes = async (...statuses: string[]) => {
      for (const status of statuses) await office.post("bookings/status", { ids: [id], status });
      await askForLateMails(instance, id);
      return subjectsOf(id).filter((subject) => !subject?.startsWith("New booking"));
    };
    const standing = await becomes();
    // taken back before the mail has left
    expect(await becomes("cancelled", "confirmed")).toEqual(standing);
    expect(await mailJobs(instance, id)).toContainEqual(
      expect.objectContaining({ kind: "customer-cancelled", error: "decided_otherwise" }),
    );
    expect(await becomes("cancelled", "confirmed", "cancelled")).toEqual(
      ["Booking cancelled", ...standing].sort(),
    );
    // it has been told already
    expect(await becomes("pending", "cancelled")).toHaveLength(2);
    expect(await becomes("confirmed", "cancelled")).toHaveLength(2);
    expect(await becomes("confirmed")).toHaveLength(3);

    const cancelled = async (which: string, changes: object = { status: "cancelled" }) => {
      await office.ask("PATCH", `bookings/${which}`, {
        version: (await storedBookings(instance, which))[0]?.updated_at,
        changes,
      });
      return (await mailJobs(instance, which)).filter(({ kind }) => kind === "customer-cancelled");
    };
    const [past, quiet, edited] = [newId(), newId(), await bookWell(instance)];
    const desk = { ...tourCommand(), send_mail: false };
    await office.post("bookings", { ...desk, id: quiet });
    await office.post("bookings", { ...desk, id: past, send_mail: true, booking_date: inDays(-2) });
    for (const one of [past, edited]) await askForLateMails(instance, one);
    expect([await cancelled(past), await cancelled(quiet)]).toEqual([[], []]);
    expect(await cancelled(edited)).toMatchObject([{ state: "queued" }]);
  });

  test("and an operator who cancels before the mails have left: the guest is told that", async () => {
    const office = officeOf(instance, (await signedIn(instance)).token);
    const id = await bookWell(instance);
    await office.post("bookings/status", { ids: [id], status: "cancelled" });
    expect((await askForLateMails(instance, id)).body).toEqual({ sent: true });
    expect(subjectsOf(id)).toEqual(["Booking cancelled", "New booking, cancelled already"]);
    const mail = lastMailTo(instance, id);
    expect(mail?.parsed.text).toContain("This booking has been cancelled.");
    expect(mail?.parsed.text).not.toContain("You have cancelled");

    // asked for once more it says what stands by then
    const jobs = await office.mails(id);
    const ofGuest = jobs.find(({ kind }) => kind === "customer");
    await office.post("bookings/status", { ids: [id], status: "confirmed" });
    expect((await office.post(`mails/${ofGuest?.id}/resend`)).body).toEqual({ sent: true });
    expect(subjectsOf(id)).toContain("Booking confirmed");
  });

  test("is told the same by each mail that is sent again, but by what the operator has typed", async () => {
    const office = officeOf(instance, (await signedIn(instance)).token);
    const id = await bookWell(instance);
    await office.post("bookings/status", { ids: [id], status: "cancelled" });
    const kinds = ["customer-confirmed", "customer-agreed", "deposit-late", "reminder-eve"];
    const typed = ["customer-declined", "message"];
    await instance.sql(
      [...kinds, ...typed]
        .map((kind, at) => {
          // of all that was sent the subject is noted
          const subject = typed.includes(kind) ? "Sorry" : "Your booking";
          return `INSERT INTO mails (id, booking, kind, state, subject, text)
            VALUES ('${id}${at}', '${id}', '${kind}', 'sent', '${subject}', '${subject}')`;
        })
        .join(";"),
    );
    for (const [at, kind] of [...kinds, ...typed].entries()) {
      expect((await office.post(`mails/${id}${at}/resend`)).body, kind).toEqual({ sent: true });
      const { parsed } = lastMailTo(instance, id) ?? {};
      const isTyped = typed.includes(kind);
      expect(parsed?.subject, kind).toMatch(isTyped ? /^Sorry$/ : /^Booking cancelled: /);
      const isAutomatic = parsed?.headers.some(({ key }) => key === "auto-submitted");
      expect(isAutomatic, kind).toBe(!isTyped);
    }
  });

  test("whose booking stands again before the mails have left is told that, once", async () => {
    const office = officeOf(instance, (await signedIn(instance)).token);
    instance.postOffice.setMood(451);
    const id = await bookWell(instance, { manage_key: KEY });
    await manage("POST", id, KEY);
    expect((await askForLateMails(instance, id)).status).toBe(502);
    await office.post("bookings/status", { ids: [id], status: "confirmed" });
    instance.postOffice.setMood("accept");
    expect((await askForLateMails(instance, id)).body).toEqual({ sent: true });
    expect(subjectsOf(id)).toEqual(["Booking confirmed", "New booking"]);
  });

  test("who cancels again what the office had restored is told; where the office does it, that it was the office", async () => {
    const office = officeOf(instance, (await signedIn(instance)).token);
    const id = await bookWell(instance, { manage_key: KEY });
    const status = async (to: string) => {
      await office.post("bookings/status", { ids: [id], status: to });
      await askForLateMails(instance, id);
    };
    await askForLateMails(instance, id);
    await manage("POST", id, KEY);
    await askForLateMails(instance, id);
    await status("confirmed");
    await status("cancelled");
    const mail = lastMailTo(instance, id);
    expect(mail?.parsed.text).toContain("This booking has been cancelled.");
    expect(mail?.parsed.text).not.toContain("You have cancelled");
    expect(
      subjectsOf(id).filter((subject) => subject === "Cancelled by the customer"),
    ).toHaveLength(1);
    expect((await office.history(id)).slice(0, 3)).toEqual([
      "admin status: confirmed → cancelled",
      "admin status: cancelled → confirmed",
      "customer status: confirmed → cancelled",
    ]);
    await status("confirmed");
    await manage("POST", id, KEY);
    await askForLateMails(instance, id);
    expect(
      subjectsOf(id).filter((subject) => subject === "Cancelled by the customer"),
    ).toHaveLength(2);
  });

  test("moves it by one tap: mails and history tell of a move, and lead to the other booking", async () => {
    const [id, other] = [await bookWell(instance, { manage_key: KEY }), await bookWell(instance)];
    await askForLateMails(instance, id);
    const response = await fetch(`${instance.url}/api/bookings/${id}/cancel`, {
      method: "POST",
      headers: { "X-Manage-Key": KEY, "Content-Type": "application/json" },
      body: JSON.stringify({ moved_to: other }),
    });
    expect(await response.json()).toMatchObject({ status: "cancelled" });
    await askForLateMails(instance, id);
    const [toGuest, toOperator] = ["Booking moved", "Moved by the customer"].map((subject) =>
      [...instance.postOffice.mails]
        .reverse()
        .find(({ parsed }) => parsed.subject?.startsWith(subject)),
    );
    const reference = `#${other.slice(0, 8).toUpperCase()}`;
    expect(toGuest?.parsed.text).toContain(`${reference} takes its place`);
    expect(toGuest?.parsed.text).not.toContain("cancelled");
    expect(toOperator?.parsed.html).toContain(`/admin/bookings?dialog=view&amp;id=${other}"`);
    const office = officeOf(instance, (await signedIn(instance)).token);
    expect(await office.history(id)).toContainEqual(`customer moved_to:  → ${reference}`);
  });

  test("cannot cancel what has taken place", async () => {
    const id = await bookWell(instance, { manage_key: KEY });
    await instance.sql(`UPDATE bookings SET status = 'completed' WHERE id = '${id}'`);
    const { status, body } = await manage("POST", id, KEY);
    expect([status, body.code]).toEqual([409, "taken_place"]);
    expect(body.message).toBe("This booking has taken place already.");
    expect(await statusOf(id)).toBe("completed");
    for (const [column, value] of [
      ["booking_date", inDays(-1)],
      ["attendance", "no-show"],
    ]) {
      const over = await bookWell(instance, { manage_key: KEY });
      await instance.sql(`UPDATE bookings SET ${column} = '${value}' WHERE id = '${over}'`);
      expect((await manage("POST", over, KEY)).body.code, column).toBe("taken_place");
      expect(await statusOf(over)).toBe("confirmed");
    }
  });
});

describe("time and place that the office agrees", () => {
  const agree = async (id: string, changes: object) => {
    const office = officeOf(instance, (await signedIn(instance)).token);
    const [row] = await storedBookings(instance, id);
    const change = { version: row?.updated_at, changes };
    expect((await office.ask("PATCH", `bookings/${id}`, change)).status).toBe(200);
    return office;
  };
  const jobsOf = async (id: string) =>
    (await mailJobs(instance, id)).filter(({ kind }) => kind === "customer-agreed");
  const AGREED = { departure_time: "06:15", pickup_notes: "Lobby, white van" };

  test("are told to the guest's device, and by one mail that is enough to travel with", async () => {
    const wishes = { manage_key: KEY, special_requests: "No nuts,\nplease" };
    const id = await bookWell(instance, wishes);
    await askForLateMails(instance, id);
    await agree(id, { departure_time: "05:00" });
    const nasty = "Lobby, wei\u00dfer Van 🚐\r\nBcc: x@a.co\rEND:VEVENT\n<img src=x>";
    await agree(id, { ...AGREED, pickup_notes: nasty });
    const place = "Lobby, wei\u00dfer Van 🚐\nBcc: x@a.co\nEND:VEVENT\n<img src=x>";
    const told = await manage("GET", id, KEY);
    expect(told.body).toMatchObject({ departure_time: "06:15", pickup_notes: place });

    // two minutes for second thoughts
    const [job, ...others] = await jobsOf(id);
    expect([job?.state, others]).toEqual(["queued", []]);
    expect(job?.due_at).toBeGreaterThan(Date.now() + 60_000);
    expect((await askForLateMails(instance, id)).body).toEqual({ sent: true });
    const mail = lastMailTo(instance, id);
    expect(mail?.to).toEqual([`${id}@example.com`]);
    expect(mail?.parsed.subject).toMatch(/^Your booking has changed: Xunantunich & Cave Tubing #/);
    expect(mail?.parsed.headers.filter(({ key }) => key === "bcc")).toEqual([]);
    const html = (mail?.parsed.html ?? "").replaceAll("<br>", "\n");
    // further lines stand below the first
    const text = mail?.parsed.text?.replace(/\n {2,}/g, "\n");
    for (const [part, escaped] of [
      [text, place],
      [html, place.replace("<", "&lt;").replace(">", "&gt;")],
    ]) {
      expect(part).toContain(`6:15 am (Belize time), ${escaped}`);
      expect(part).toContain("No nuts,\nplease");
      expect(part).toContain("+501 600-0100");
      expect(part).toContain(`${instance.url}/trip#${id}m`);
      expect(part).toContain(" has changed from 7:30 am to 6:15 am (Belize time).");
      expect(part?.split("7:30 am")).toHaveLength(2);
    }
    const [file, ...rest] = mail?.parsed.attachments ?? [];
    expect([file?.mimeType, file?.filename, rest]).toEqual([
      "text/calendar",
      `cayo-wayfarers-${id.slice(0, 8).toUpperCase()}.ics`,
      [],
    ]);
    const calendar = new ICAL.Component(ICAL.parse(contentOf(file)));
    const entries = calendar.getAllSubcomponents("vevent");
    const value = (name: string) => entries[0]?.getFirstPropertyValue(name)?.toString();
    expect(entries).toHaveLength(1);
    expect(value("dtstart")).toBe(`${inDays(21)}T12:15:00Z`);
    expect(value("location")).toBe(place);
    expect(value("status")).toBe("CONFIRMED");

    // what changes later is told again
    await agree(id, { departure_time: "06:30" });
    expect((await jobsOf(id)).map(({ state }) => state).sort()).toEqual(["queued", "sent"]);
  });

  test("a move from a closed departure says why, and who is told by its mail; so does the office's cancellation", async () => {
    const admin = await signedIn(instance);
    const { item, number } = await newService(admin, "tour");
    await addRule(admin, "schedules", daily(item));
    const own = { item_id: number, departure_time: "07:30", guests: 1 };
    const id = await bookWell(instance, own);
    const lost = await bookWell(instance, own);
    const quiet = await bookWell(instance, own);
    for (const one of [id, lost, quiet]) await askForLateMails(instance, one);
    const texts = { es: { reason: "Río crecido" } };
    const closed = { kind: "closed", reason: "River too high.", texts };
    await addRule(admin, "exceptions", {
      ...{ scope: item, from: inDays(21), until: inDays(21) },
      ...closed,
    });
    const told = async (one: string) => (await storedBookings(instance, one))[0]?.told_news;
    await agree(id, { booking_date: inDays(22), moved_from: `${inDays(21)} 07:30` });
    expect(await told(id)).toBe(`mail ${inDays(22)} 07:30`);
    await askForLateMails(instance, id);
    const last = (booking: string) => lastMailTo(instance, booking)?.parsed.text;
    expect(last(id)).toMatch(/Your booking has been moved [\s\S]*The reason: River too high\./);
    await agree(lost, { status: "cancelled" });
    await askForLateMails(instance, lost);
    expect(last(lost)).toMatch(/has been cancelled\.[\s\S]*The reason: River too high\./);

    // a mail of the office's own stands with the word that it was told, and goes with it
    const news = async (told_news: string, letter?: object) => {
      const office = officeOf(instance, (await signedIn(instance)).token);
      await office.ask("PATCH", `bookings/${quiet}`, {
        ...{ version: "", before: {}, changes: { told_news }, letter },
      });
      const jobs = (await mailJobs(instance, quiet)).filter(
        ({ kind }) => kind === "departure-news",
      );
      return jobs.map(({ state }) => state).sort();
    };
    const letter = { subject: "Closed", text: "It can't take place." };
    expect(await news(`closed ${inDays(21)} 07:30`, letter)).toEqual(["queued"]);
    expect(await news("")).toEqual(["suppressed"]);
    expect(await told(quiet)).toBe("");
    expect(await news(`closed ${inDays(21)} 07:30`, letter)).toEqual(["queued", "suppressed"]);
    await askForLateMails(instance, quiet);
    expect(last(quiet)).toContain("It can't take place.");
  });

  test("a move says from when to when it was moved, once for all moves, and nothing where it was taken back", async () => {
    const id = await bookWell(instance, { lang: "es" });
    const moveTo = (days: number, time: string) =>
      agree(id, { booking_date: inDays(days), departure_time: time });
    const last = () => lastMailTo(instance, id)?.parsed;
    const when = (days: number, time: string) =>
      `${formatLongDay(inDays(days), spanishDates.longDay)}, ${time} (hora de Belice)`;
    await askForLateMails(instance, id);
    await moveTo(23, "");
    await moveTo(24, "13:00");
    await agree(id, { guests: 4 });
    await askForLateMails(instance, id);
    expect(last()?.subject).toMatch(/^Su reserva cambió: /);
    expect(last()?.text).toContain(
      `Su reserva pasó del ${when(21, "7:30 a. m.")} al ${when(24, "1:00 p. m.")}.`,
    );
    expect(last()?.text).toContain(
      "También cambió:\nPersonas: 4 personas (antes: 3 personas)\nTotal: $720.00 USD (antes: $540.00 USD)\n",
    );
    // what was told is what the next one begins with
    await moveTo(25, "13:00");
    await moveTo(24, "13:00");
    const sent = instance.postOffice.mails.length;
    await askForLateMails(instance, id);
    expect(instance.postOffice.mails).toHaveLength(sent);
    expect((await jobsOf(id)).map(({ state, error }) => [state, error])).toEqual(
      expect.arrayContaining([
        ["sent", ""],
        ["suppressed", "as_told"],
      ]),
    );
    // told by whatever leaves first
    const office = await moveTo(22, "13:00");
    await office.post(`bookings/${id}/mail`, { subject: "Hola", text: "Nos vemos." });
    expect(last()?.text).toContain(`del ${when(24, "1:00 p. m.")} al ${when(22, "1:00 p. m.")}.`);
  });

  test("while another mail is on its way are still told: it says what stood when it was written", async () => {
    const id = await bookWell(instance);
    const post = instance.postOffice.hold();
    const sending = askForLateMails(instance, id);
    await post.begun;
    await agree(id, { booking_date: inDays(23) });
    post.letGo();
    await sending;
    await askForLateMails(instance, id);
    expect(lastMailTo(instance, id)?.parsed.text).toContain(
      ` from ${formatLongDay(inDays(21))}, 7:30 am (Belize time) to ${formatLongDay(inDays(23))}`,
    );
  });

  test("nor does one that is under way write back who is erased meanwhile", async () => {
    const email = `erased-${newId()}@guest.example`;
    const id = await bookWell(instance, { customer_email: email });
    const office = officeOf(instance, (await signedIn(instance)).token);
    const post = instance.postOffice.hold();
    const sending = office.post(`bookings/${id}/mail`, { subject: `Hello ${email}`, text: "Hi" });
    await post.begun;
    expect((await office.post(`customers/${email}/erase`)).status).toBe(204);
    post.letGo();
    await sending;
    const mails = await instance.sql(
      `SELECT state, recipient, subject FROM mails WHERE booking = '${id}' AND kind = 'message'`,
    );
    expect(mails).toEqual([{ state: "suppressed", recipient: "", subject: "" }]);
  });

  test("need no mail of their own where another has gone since", async () => {
    const id = await bookWell(instance);
    const office = await agree(id, AGREED);
    await office.post(`bookings/${id}/mail`, { subject: "Hello", text: "See you." });
    const mail = lastMailTo(instance, id);
    expect(mail?.parsed.text).toContain("6:15 am (Belize time), Lobby, white van");
    // as it goes over the line: the reader of mails makes other line ends
    const [, encoded = ""] =
      /text\/calendar[\s\S]*?\r\n\r\n([A-Za-z0-9+/=\r\n]+)/.exec(mail?.raw ?? "") ?? [];
    const file = Buffer.from(encoded, "base64").toString();
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+\r\nLOCATION:Lobby\\, white van\r\n/);
    await askForLateMails(instance, id);
    expect(await jobsOf(id)).toMatchObject([{ state: "suppressed", error: "told_by_another" }]);

    // sent again after all, of what stands by then
    await office.post("bookings/status", { ids: [id], status: "cancelled" });
    const own = (await office.mails(id)).find(({ kind }) => kind === "customer-agreed");
    expect((await office.post(`mails/${own?.id}/resend`)).body).toEqual({ sent: true });
    expect(lastMailTo(instance, id)?.parsed.subject).toMatch(/^Booking cancelled: /);
  });

  test("are not mailed of a day that is over, nor of what is not confirmed, nor at the desk without mails", async () => {
    const over = await bookWell(instance);
    await instance.sql(`UPDATE bookings SET booking_date = '${inDays(-1)}' WHERE id = '${over}'`);
    const pending = await bookWell(instance, { price: 0.01 });
    const office = officeOf(instance, (await signedIn(instance)).token);
    const desk = await office.post("bookings", { ...tourCommand(), send_mail: false });
    for (const id of [over, pending, String(desk.body.id)]) {
      await agree(id, AGREED);
      expect(await jobsOf(id)).toEqual([]);
    }
  });
});

describe("a booking that has not come yet", () => {
  const endedBy = async (id: string, key = KEY) => (await manage("POST", id, key)).body;

  test("is cancelled for good: what comes later is answered so, without a row or a mail", async () => {
    const command = tourCommand({ manage_key: KEY });
    const end = { id: command.id, status: "cancelled", ended: true };
    expect(await endedBy(command.id)).toEqual(end);
    expect(await endedBy(command.id)).toEqual(end);
    for (const _copy of ["one", "another"]) {
      const late = await book(instance, command);
      expect([late.status, late.body.id, late.body.status]).toEqual([200, command.id, "cancelled"]);
    }
    expect(await statusOf(command.id)).toBeUndefined();
    expect(await mailJobs(instance, command.id)).toEqual([]);
    expect((await askForLateMails(instance, command.id)).status).toBe(404);
    // nor by a code that was handed over
    const office = officeOf(instance, (await signedIn(instance)).token);
    const code = writeHandover(command as unknown as BookingCommand, "Hello! ");
    const brought = await office.post("import", { code, save: true });
    expect([brought.status, messagesOf(brought)]).toEqual([
      400,
      { code: "This booking was cancelled or deleted" },
    ]);
  });

  test("of another key under that id is not taken for it", async () => {
    const command = tourCommand({ manage_key: KEY });
    await endedBy(command.id, "x".repeat(32));
    const { status, body } = await book(instance, command);
    expect([status, body.code]).toEqual([409, "booking_deleted"]);
    expect(body.message).toBe("This booking has been deleted. Please book again.");
  });

  test("or comes at the very moment: it is cancelled, or not there", async () => {
    for (let trial = 0; trial < 20; trial += 1) {
      const command = tourCommand({ manage_key: KEY });
      const [booked, cancelled] = await Promise.all([
        book(instance, command),
        manage("POST", command.id, KEY),
      ]);
      expect([booked.status, cancelled.status]).toEqual([200, 200]);
      expect([undefined, "cancelled"]).toContain(await statusOf(command.id));
    }
  });
});

describe("anybody else", () => {
  test.each([
    ["a wrong key", "x".repeat(32)],
    ["an empty key", ""],
    ["no key", undefined],
    ["the stored hash as key", "hash"],
  ])("with %s gets 404 and changes nothing", async (_what, key) => {
    const id = await bookWell(instance, { manage_key: KEY });
    const [row] = await instance.sql<{ manage_key: string }>(
      `SELECT manage_key FROM bookings WHERE id = '${id}'`,
    );
    expect(row?.manage_key).not.toContain(KEY);
    const given = key === "hash" ? row?.manage_key : key;
    const answer = await manage("GET", id, given);
    expect([answer.status, answer.body]).toMatchObject([
      404,
      { code: "not_there", message: "Not found." },
    ]);
    expect((await manage("POST", id, given)).status).toBe(404);
    expect(await statusOf(id)).toBe("confirmed");
  });

  test("gets the same answer for a booking that has no key and for one that is not there", async () => {
    const id = await bookWell(instance, { manage_key: "" });
    for (const asked of [id, "zzzzzzzzzzzzzzz", "nonsense"]) {
      expect((await manage("GET", asked, "")).status).toBe(404);
      expect((await manage("GET", asked, KEY)).status).toBe(404);
      expect((await manage("POST", asked, "")).status).toBe(404);
    }
  });
});
