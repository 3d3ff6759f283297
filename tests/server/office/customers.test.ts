import { describe, expect, test } from "vitest";
import { parseCsv } from "../../trust/support/csv.ts";
import { signedIn, signIn } from "../support/admin.ts";
import {
  askForLateMails,
  askForMails,
  BOOKINGS,
  book,
  bookWell,
  inDays,
  mailJobs,
  storedBookings,
  tourCommand,
} from "../support/bookings.ts";
import { pay } from "../support/payments.ts";
import { call, messagesOf, post } from "../support/requests.ts";
import { sharedAdmin, sharedInstance, sharedOffice } from "../support/shared.ts";

const instance = sharedInstance();
const admin = sharedAdmin(instance);
const office = sharedOffice(instance, admin);

const CUSTOMERS = "/api/collections/customers/records";

describe("a customer", () => {
  test("is in the records' list right after booking, found by name with or without accents", async () => {
    await bookWell(instance, {
      customer_first_name: "Íngrid",
      customer_email: "Ingrid@Example.com",
    });
    for (const query of ["ingrid", "Íngrid", "example.com"]) {
      const filter = encodeURIComponent(`search ~ '${query}'`);
      const { body } = await admin.get(`${CUSTOMERS}?filter=${filter}`);
      expect(body.items).toMatchObject([
        { email: "ingrid@example.com", total_bookings: 1, total_spent: 540 },
      ]);
    }
  });

  test("is shown with bookings by date of travel, newest first, and notes", async () => {
    const customer_email = "traveller@example.com";
    const days = [12, 40, 25];
    for (const day of days) await bookWell(instance, { customer_email, booking_date: inDays(day) });
    const said = { id: "note00000000001", text: " Likes caves \n" };
    const note = await office.post(`customers/${customer_email}/notes`, said);
    expect(note.body).toMatchObject({ id: said.id, author: "admin", text: "Likes caves" });
    // the answer was lost, and it comes again
    const again = await office.post(`customers/${customer_email}/notes`, said);
    expect(again).toMatchObject({ status: 200, body: note.body });
    const { body } = await office.get("customers/TRAVELLER@example.com");
    expect(body.customer).toMatchObject({
      email: customer_email,
      total_bookings: 3,
      total_spent: 1620,
    });
    const dates = (body.bookings as { booking_date: string }[]).map((row) => row.booking_date);
    expect(dates).toEqual([inDays(40), inDays(25), inDays(12)]);
    expect(body.notes).toMatchObject([{ author: "admin", text: "Likes caves" }]);
    const empty = await office.post(`customers/${customer_email}/notes`, { text: " " });
    expect(messagesOf(empty)).toEqual({ text: "Note is required" });
  });

  test("can be added before the first booking, once, and stays when bookings go", async () => {
    const person = {
      email: "New@Example.com",
      first_name: "Nell",
      last_name: "New",
      phone: "822-2233",
    };
    expect((await office.post("customers", person)).body).toMatchObject({
      email: "new@example.com",
      total_bookings: 0,
    });
    expect(messagesOf(await office.post("customers", person))).toEqual({
      email: "A customer with this e-mail exists already",
    });
    const id = await bookWell(instance, { customer_email: "NEW@example.com" });
    expect((await office.get("customers/new@example.com")).body.customer).toMatchObject({
      total_bookings: 1,
      first_name: "Ixchel",
    });
    await office.ask("DELETE", `bookings/${id}`);
    expect((await office.get("customers/new@example.com")).body.customer).toMatchObject({
      total_bookings: 0,
      total_spent: 0,
      last_booking_at: "",
    });
  });

  test("was last active when they booked, wrote or cancelled, whatever the office does", async () => {
    const customer_email = "active@example.com";
    const person = { email: customer_email, first_name: "Ada", last_name: "Active" };
    await office.post("customers", person);
    const active = async () => {
      const { body } = await office.get(`customers/${customer_email}`);
      return String((body.customer as { last_activity: string }).last_activity);
    };
    expect(await active()).toBe("");
    const manage_key = "k".repeat(32);
    const id = await bookWell(instance, { customer_email, manage_key });
    const other = await bookWell(instance, { customer_email });
    const booked = await active();
    const ofTheOffice = async () => {
      await office.post(`customers/${customer_email}/notes`, { text: "Called back" });
      const [row] = await storedBookings(instance, id);
      // a new price counts the customer anew
      const changes = { price: Number(row?.price) + 1, notes: "Window seat" };
      const reason = "Agreed";
      const edit = { version: row?.updated_at, changes, reason };
      expect((await office.ask("PATCH", `bookings/${id}`, edit)).status).toBe(200);
      await office.post(`bookings/${id}/mail`, { subject: "Hello", text: "We look forward" });
    };
    await ofTheOffice();
    expect(await active()).toBe(booked);

    await post(instance, "/api/collections/messages/records", {
      ...{ id: "messageactive00", name: "Ada", email: "Active@Example.com", message: "Hello?" },
    });
    const wrote = await active();
    expect(wrote > booked).toBe(true);
    await ofTheOffice();
    expect(await active()).toBe(wrote);

    await post(instance, `/api/bookings/${id}/cancel`, "", { "X-Manage-Key": manage_key });
    const cancelled = await active();
    expect(cancelled > wrote).toBe(true);
    await ofTheOffice();
    expect(await active()).toBe(cancelled);
    // the cancelled one goes, and with it what was done to it
    await office.ask("DELETE", `bookings/${id}`);
    expect(await active()).toBe(wrote);
    await office.ask("DELETE", `bookings/${other}`);
    expect(await active()).toBe(wrote);
  });

  test.each([
    [{ email: "", first_name: "A", last_name: "B" }, ["email"]],
    [{ email: "no address", first_name: "", last_name: "" }, ["email", "first_name", "last_name"]],
    [{ email: "a@b.cd", first_name: "x".repeat(101), last_name: "B" }, ["first_name"]],
  ])("is not added from %o", async (body, fields) => {
    const answer = await office.post("customers", body);
    expect([answer.status, Object.keys(messagesOf(answer))]).toEqual([400, fields]);
  });
});

test("who is erased is found nowhere, leaves the figures as they are, and comes back by no late copy", async () => {
  const email = "quetzalina.zyxwvut@example.com";
  const original = tourCommand({
    customer_first_name: "Quetzalina",
    customer_email: "Quetzalina.Zyxwvut@example.com",
    special_requests: "Peanutless please",
    ...{ pickup_place: "Quetzal Inn", flight_number: "QZ 1234", adults: 2, children_ages: [4] },
  });
  await book(instance, original);
  await askForMails(instance, original.id);
  await bookWell(instance, { customer_email: email });
  const figures = async () => {
    const { activity, ...cards } = (await office.get("dashboard")).body;
    return cards;
  };
  const before = await figures();

  expect((await office.post(`customers/${email}/erase`)).status).toBe(204);

  expect(await figures()).toEqual(before);
  expect((await office.get(`customers/${email}`)).status).toBe(404);
  expect(await office.ids("q=quetzalina")).toEqual([]);

  // a late copy from the device is answered with what is left and brings nothing back
  const late = await book(instance, original);
  expect([late.status, late.body.customer_first_name]).toEqual([200, "Erased"]);
  expect(await storedBookings(instance, original.id)).toMatchObject([
    {
      ...{ customer_first_name: "Erased", special_requests: "", price: 540 },
      ...{ pickup_place: "", flight_number: "", adults: 2, children_ages: "" },
    },
  ]);
  const bodies = instance.postOffice.mails.length;
  await askForMails(instance, original.id);
  // nor is a trip that is still to come told to anybody
  await admin.patch(`${BOOKINGS}/${original.id}`, { departure_time: "09:30" });
  await askForLateMails(instance, original.id);
  const told = (await mailJobs(instance, original.id)).find(({ kind }) => kind.endsWith("agreed"));
  expect(told).toMatchObject({ state: "suppressed", error: "no_address" });
  expect(instance.postOffice.mails.length).toBe(bodies);
});

describe("a CSV", () => {
  const csvOf = async (path: string) => {
    const answer = await fetch(`${instance.url}/api/office/${path}`, {
      headers: { Authorization: admin.token },
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    return { answer, bytes, text: bytes.toString("utf8") };
  };

  test("is UTF-8 with a mark, has a line for each booking, and no cell is a formula", async () => {
    const wicked = ["=1+1", "+SUM(A1)", "-2", "@cmd", '"quoted", with comma', "Ærø–Ñ"];
    for (const customer_last_name of wicked) await bookWell(instance, { customer_last_name });
    await instance.sql(
      `UPDATE bookings SET customer_last_name = char(9) || 'tab' WHERE customer_last_name = '-2'`,
    );
    const { answer, bytes, text } = await csvOf("reports.csv?range=7d");
    expect(answer.headers.get("Content-Type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("Content-Disposition")).toMatch(
      /^attachment; filename="bookings-\d{4}-\d\d-\d\d\.csv"$/,
    );
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = parseCsv(text);
    const [row] = await instance.sql<{ n: number }>("SELECT count(*) AS n FROM bookings");
    expect(rows).toHaveLength(row?.n ?? 0);
    expect(rows.every((cells) => cells.length === head?.length)).toBe(true);
    const names = rows.map((cells) => cells[head?.indexOf("Last Name") ?? 0]);
    for (const name of ["'=1+1", "'+SUM(A1)", "'@cmd", "'\ttab", wicked[4], wicked[5]]) {
      expect(names).toContain(name);
    }
    expect(rows.flat().filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
  });

  test("speaks the language of who asks, and English as ever", async () => {
    const said = async (path: string) => {
      const [head = [], first = []] = parseCsv((await csvOf(path)).text.replace("\uFEFF", ""));
      return Object.fromEntries(head.map((title, at) => [title, first[at]]));
    };
    await bookWell(instance);
    expect(await said("reports.csv?range=7d&language=fr")).toMatchObject({
      Reference: expect.stringMatching(/^[A-Z0-9]{8}$/),
      ...{ Type: "tour", Status: "confirmed", Source: "web", "Paid By": "", Language: "en" },
    });
    const id = await bookWell(instance);
    await instance.sql("UPDATE bookings SET attendance = 'no-show'");
    await pay(office, id, { cents: 100 });
    expect(await said("reports.csv?range=7d&language=es")).toMatchObject({
      Referencia: expect.stringMatching(/^[A-Z0-9]{8}$/),
      ...{ Tipo: "tour", Estado: "confirmada", Origen: "sitio web", "Forma de pago": "efectivo" },
      ...{ Asistencia: "no llegó", Idioma: "en" },
    });
    expect(await said("customers.csv?language=es")).toHaveProperty("Apellido");
  });

  test("writes phones as people do, and none that a spreadsheet would compute", async () => {
    const spelled = {
      "+501 600-0199": "(+501) 600-0199",
      "+5016000199": "(+501) 6000199",
      "+501-600-0199": "(+501) 600-0199",
      "+1 (415) 555-2671": "(+1) (415) 555-2671",
      "+447700900123": "(+44) 7700900123",
      "07700900123": "(0)7700900123",
      "600-0199": "600-0199",
      // more than a number: then nothing says that it cannot be one
      "+501600-SUM(A1)0199": "'+501600-SUM(A1)0199",
      "-6000199": "'-6000199",
      "＋5016000199": "'＋5016000199",
    };
    const customer_last_name = "Phones";
    for (const customer_phone of Object.keys(spelled)) {
      await bookWell(instance, { customer_last_name, customer_phone });
    }
    for (const path of ["reports.csv", "customers.csv"]) {
      const [head = [], ...rows] = parseCsv((await csvOf(path)).text);
      const mine = rows.filter((cells) => cells[head.indexOf("Last Name")] === customer_last_name);
      const phones = mine.map((cells) => cells[head.indexOf("Phone")]);
      expect(phones.sort()).toEqual(Object.values(spelled).sort());
    }
  });

  test("has what the run sheet knows, and Belize's time", async () => {
    const customer_email = "sheet@example.com";
    const id = await bookWell(instance, { customer_email, lang: "es" });
    await instance.sql(`UPDATE bookings SET attendance = 'arrived', pickup_notes = 'Lobby',
      pickup_place = 'Inn', flight_number = '=AA 1', adults = 2, children_ages = '4', luggage = 3,
      notes = 'Peanuts', created_at = '2026-01-02 03:30:00.000Z' WHERE id = '${id}'`);
    await pay(office, id, { cents: 20_100, currency: "BZD" });
    await pay(office, id, { cents: 50, method: "transfer" });
    const cells = async (path: string, email: string) => {
      const [head = [], ...rows] = parseCsv((await csvOf(path)).text);
      const row = rows.find((each) => each.includes(email)) ?? [];
      return Object.fromEntries(head.map((title, place) => [title, row[place]]));
    };
    expect(await cells("reports.csv", customer_email)).toMatchObject({
      // the tour's usual time, until one is agreed
      Time: "07:30",
      ...{ "Pick-up": "Lobby", "Pick-Up Place": "Inn", Flight: "'=AA 1", Adults: "2" },
      ...{ "Children's Ages": "4", Luggage: "3", "Child Seats": "" },
      Attendance: "arrived",
      "Paid (USD)": "101.00",
      "Paid In": "BZD, USD",
      "Paid By": "cash, bank transfer",
      Notes: "Peanuts",
      "Booked On (Belize time)": "2026-01-01 21:30",
      Language: "es",
    });
    await instance.sql(`UPDATE bookings SET departure_time = '06:15' WHERE id = '${id}'`);
    expect(await cells("reports.csv", customer_email)).toMatchObject({ Time: "06:15" });
    const person = { email: "never@example.com", first_name: "Nora", last_name: "Never" };
    await office.post("customers", person);
    await instance.sql(`UPDATE customers SET last_booking_at = '2026-01-02 03:30:00.000Z'
      WHERE email = '${customer_email}'`);
    expect(await cells("customers.csv", customer_email)).toMatchObject({
      "Last Booking (Belize time)": "2026-01-01 21:30",
    });
    expect(await cells("customers.csv", person.email)).toMatchObject({
      "First Booking (Belize time)": "",
    });
  });

  test("obeys the filters, and has its head when there is nothing", async () => {
    await office.get("bookings");
    const { text } = await csvOf("reports.csv?range=7d&status=completed&type=transfer");
    expect(parseCsv(text)).toHaveLength(1);
  });

  test("of customers has one line for each", async () => {
    const { body } = await admin.get(CUSTOMERS);
    expect(parseCsv((await csvOf("customers.csv")).text)).toHaveLength(Number(body.totalItems) + 1);
  });
});

describe("mails", () => {
  test("a message goes to the customer, with the booking's facts, and is kept", async () => {
    const id = await bookWell(instance, { customer_email: "reader@example.com" });
    const before = instance.postOffice.mails.length;
    const message = {
      id: "letter000000001",
      subject: "Your pick-up\r\nBcc: x@y.z",
      text: "Dear Ixchel,\n\nwe come at <8>.",
    };
    expect((await office.post(`bookings/${id}/mail`, message)).body).toEqual({ sent: true });
    // the answer was lost, and it comes again
    expect((await office.post(`bookings/${id}/mail`, message)).body).toEqual({ sent: true });
    expect((await office.mails(id)).filter(({ kind }) => kind === "message")).toHaveLength(1);
    const mail = instance.postOffice.mails
      .slice(before)
      .find(({ to }) => to.includes("reader@example.com"));
    expect(mail?.to).toEqual(["reader@example.com"]);
    expect(mail?.parsed.subject).toBe("Your pick-up Bcc: x@y.z");
    expect(mail?.parsed.text).toContain("we come at <8>.");
    expect(mail?.parsed.html).toContain("we come at &lt;8&gt;.");
    const kept = (await office.mails(id)).find(({ kind }) => kind === "message");
    expect(kept).toMatchObject({
      state: "sent",
      text: message.text,
      recipient: "reader@example.com",
    });
    expect(messagesOf(await office.post(`bookings/${id}/mail`, { subject: "", text: "" }))).toEqual(
      {
        subject: "Subject is required",
        text: "Message is required",
      },
    );
  });

  test("a failed message says so, waits, and goes when it is sent again", async () => {
    const id = await bookWell(instance);
    instance.postOffice.setMood(554);
    const answer = await office.post(`bookings/${id}/mail`, { subject: "A", text: "B" });
    expect(answer.body).toEqual({ sent: false });
    const [mail] = (await office.mails(id)).filter(({ kind }) => kind === "message");
    expect(mail).toMatchObject({ state: "queued" });
    expect(String(mail?.error)).toContain("554");
    const { activity } = (await office.get("dashboard")).body as {
      activity: { mailsWaiting: number };
    };
    expect(activity.mailsWaiting).toBeGreaterThan(0);
    expect((await office.post("test-mail")).body).toMatchObject({
      sent: false,
      error: expect.stringContaining("554"),
    });
    instance.postOffice.setMood("accept");
    expect((await office.post(`mails/${mail?.id}/resend`)).body).toEqual({ sent: true });
    expect((await office.post("test-mail")).body).toEqual({ sent: true, error: "" });
    expect(await instance.sql("SELECT id FROM mails WHERE kind = 'test'")).toEqual([]);
  });

  test("a confirmation can be sent again beyond the daily limit, as a mail of its own", async () => {
    const id = await bookWell(instance, { customer_email: "often@example.com" });
    await askForMails(instance, id);
    for (let n = 0; n < 4; n += 1) {
      const [mail] = (await office.mails(id)).filter(({ kind }) => kind === "customer");
      expect((await office.post(`mails/${mail?.id}/resend`)).body).toEqual({ sent: true });
    }
    const sent = (await office.mails(id)).filter(({ kind }) => kind === "customer");
    expect(sent.map(({ state }) => state)).toEqual(Array(5).fill("sent"));
  });
});

test("a new password ends all sessions but the one that asks", async () => {
  const other = (await signedIn(instance)).token;
  const wrong = await office.post("password", { current: "wrong", next: "long enough now" });
  expect(wrong.status).toBe(400);
  for (const [next, message] of [
    ["eleven char", "New password should be at least 12 characters long."],
    ["password1234", "This password is too common."],
    // the site's own name
    ["cayo wayfarers 7", "This password is too common."],
    ["é".repeat(40), "This password is too long."],
    [4711, "New password should be at least 12 characters long."],
  ]) {
    const refused = await office.post("password", { current: instance.adminPassword, next });
    expect([refused.status, refused.body.message]).toEqual([400, message]);
  }
  const answer = await office.post("password", {
    current: instance.adminPassword,
    next: "a new one, 7",
  });
  expect(answer.status).toBe(200);
  expect(answer.body.record).toMatchObject({ username: "admin", collectionName: "admins" });
  expect(answer.text).not.toContain("password");
  const seen = async (token: string) =>
    (await call(instance, "/api/office/dashboard", { headers: { Authorization: token } })).status;
  expect([await seen(other), await seen(admin.token)]).toEqual([401, 401]);
  expect(await seen(String(answer.body.token))).toBe(200);
  expect((await signIn(instance, { identity: "admin", password: "a new one, 7" })).status).toBe(
    200,
  );
});
