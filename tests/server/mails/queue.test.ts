import { describe, expect, test } from "vitest";
import { bookingReference } from "#domain/booking/reference.ts";
import { askForMails, bookWell, inDays, mailJobs, newId } from "../support/bookings.ts";
import type { ReceivedMail } from "../support/post-office.ts";
import { sharedInstance } from "../support/shared.ts";

const OPERATOR = "reservations@cayowayfarers.example";

const instance = sharedInstance({ env: { APP_URL: "https://cayo.example" } });

/** Books, asks for the mails as the page does, and opens the two that came. */
async function mailsOf(changes: Record<string, unknown> = {}) {
  const before = instance.postOffice.mails.length;
  const id = await bookWell(instance, changes);
  const answer = await askForMails(instance, id);
  expect([answer.status, answer.body]).toEqual([200, { sent: true }]);
  const [customer, operator, ...rest] = instance.postOffice.mails.slice(before);
  if (!customer || !operator) throw new Error("two mails were expected");
  expect(rest).toEqual([]);
  return { id, reference: `#${bookingReference(id)}`, customer, operator };
}

/** The HTML part as its reader sees it, without markup. */
const readHtml = (mail: ReceivedMail) =>
  (mail.parsed.html ?? "")
    .replace(/<[^>]+>/g, " ")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&");
const header = (mail: ReceivedMail, name: string) =>
  mail.parsed.headers.filter(({ key }) => key === name).map(({ value }) => value);

describe("a booking's two mails", () => {
  test("go over SMTP with a text and an HTML part that say the same", async () => {
    const email = `${newId()}@example.com`;
    const day = inDays(30);
    const { reference, customer, operator } = await mailsOf({
      customer_email: email,
      booking_date: day,
      special_requests: "No nuts,\nplease",
    });
    expect([customer.to, operator.to]).toEqual([[email], [OPERATOR]]);
    expect([customer.from, operator.from]).toEqual([OPERATOR, OPERATOR]);
    expect(customer.parsed.subject).toBe(
      `Booking confirmed: Xunantunich & Cave Tubing ${reference}`,
    );
    expect(operator.parsed.subject).toBe(
      `New booking: Xunantunich & Cave Tubing, ${day}, 3 people ${reference}`,
    );
    for (const part of [customer.parsed.text, readHtml(customer)]) {
      expect(part).toContain("Dear Ixchel,");
      expect(part).toContain(reference);
      expect(part).toContain("$540.00 USD");
      expect(part).toContain("Pay On Site");
      expect(part).toContain("(Belize time)");
      expect(part).toContain("no flip-flops");
      expect(part).toContain("48 hours");
      expect(part).toContain("+501 600-0100");
    }
    expect(customer.parsed.html).toContain('href="https://wa.me/5016000100?text=');
    for (const part of [operator.parsed.text, readHtml(operator)]) {
      expect(part).toContain("Ixchel Ak'bal");
      expect(part).toContain(email);
      expect(part).toContain("+501 600-0199");
      expect(part).toMatch(/No nuts,\s+please/);
    }
    expect(operator.parsed.html).toMatch(
      /href="https:\/\/cayo\.example\/admin\/bookings\?dialog=view&amp;id=\w{15}"/,
    );
    expect(customer.parsed.html).toContain('"@type":"EventReservation"');
    for (const mail of [customer, operator]) {
      expect(header(mail, "auto-submitted")).toEqual(["auto-generated"]);
      expect(header(mail, "content-language")).toEqual(["en"]);
    }
  });

  test("can be answered: the customer's to the operator, the operator's to the customer", async () => {
    const { customer, operator } = await mailsOf({ customer_email: "answers@example.com" });
    expect(customer.parsed.replyTo?.map(({ address }) => address)).toEqual([OPERATOR]);
    expect(operator.parsed.replyTo?.map(({ address }) => address)).toEqual(["answers@example.com"]);
  });

  test("are named for their jobs, so that a second copy is known for one", async () => {
    const { id, customer, operator } = await mailsOf();
    const jobs = await instance.sql<{ id: string }>(
      `SELECT id FROM mails WHERE booking = '${id}' ORDER BY kind`,
    );
    const names = jobs.map((job) => `<${job.id}@cayowayfarers.example>`);
    expect([customer.parsed.messageId, operator.parsed.messageId]).toEqual(names);
    expect(header(customer, "message-id")).toHaveLength(1);
  });

  test("of a transfer to a person with letters of all kinds are as written", async () => {
    const { customer, operator } = await mailsOf({
      type: "transfer",
      item_id: 8,
      price: 345,
      customer_first_name: "Zoë 李",
      customer_last_name: "Núñez",
    });
    expect(customer.parsed.subject).toContain("Flores (Guatemala) to Hopkins/Placencia");
    expect(customer.parsed.text).toContain("Dear Zoë,");
    expect(customer.parsed.text).toContain("passports");
    expect(operator.parsed.text).toContain("Zoë 李 Núñez");
  });

  test("of a booking in Spanish: the guest's is in Spanish, the operator's as the account is", async () => {
    const texts = { es: { name: "Cueva ATM", requirements: ["Traiga calcetines"] } };
    const { name } = (
      await instance.sql<{ name: string }>(
        `UPDATE tours SET texts = '${JSON.stringify(texts)}' WHERE number = 5 RETURNING name`,
      )
    )[0] ?? { name: "" };
    const asked = {
      ...{ lang: "es", item_id: 5, booking_date: "2027-12-05", price: 1 },
      manage_key: "k".repeat(32),
    };
    const { customer, operator, reference } = await mailsOf(asked);
    expect(customer.parsed.subject).toBe(`Reserva recibida: Cueva ATM ${reference}`);
    for (const part of [customer.parsed.text, readHtml(customer)]) {
      for (const words of [
        ...["Hola, Ixchel:", "domingo 5 de diciembre de 2027", "3 personas", "Cueva ATM"],
        ...["El precio cambió de $1 a", "Traiga calcetines", "(hora de Belice)"],
      ]) {
        expect(part).toContain(words);
      }
      expect(part).not.toMatch(/Dear|people|Belize time|Pay On Site/);
    }
    expect(customer.parsed.html).toContain('<html lang="es">');
    expect(header(customer, "content-language")).toEqual(["es"]);
    expect(customer.parsed.html).toContain("https://cayo.example/es/trip#");
    const file = Buffer.from(customer.parsed.attachments[0]?.content as Uint8Array).toString();
    expect(file).toContain("SUMMARY:Pendiente: Cueva ATM");
    expect(operator.parsed.subject).toMatch(/^Booking needs a decision: /);
    expect(operator.parsed.text).toContain(name);
    expect(operator.parsed.text).toContain("Sunday, December 5, 2027");

    await instance.sql("UPDATE admins SET language = 'es'");
    try {
      const mails = await mailsOf();
      expect(mails.customer.parsed.subject).toMatch(/^Booking confirmed: /);
      expect(mails.operator.parsed.subject).toMatch(/^Nueva reserva: .*, 3 personas #/);
      expect(mails.operator.parsed.html).toContain('<html lang="es">');
    } finally {
      await instance.sql("UPDATE admins SET language = ''");
    }
  });

  test("of a booking that waits say so and never 'confirmed'", async () => {
    const { customer, operator } = await mailsOf({ price: 0.01 });
    expect(customer.parsed.subject).toMatch(/^Booking received: /);
    expect(customer.parsed.text).toContain(
      "We have your booking. The price has changed from $0.01 to $540. We will confirm it by e-mail or phone.",
    );
    expect(`${customer.parsed.text}${readHtml(customer)}`).not.toMatch(/confirmed/i);
    expect(operator.parsed.subject).toMatch(/^Booking needs a decision: /);
  });

  test("are sent once, however often and however many at a time ask for them", async () => {
    const { id } = await mailsOf();
    const before = instance.postOffice.mails.length;
    const answers = await Promise.all(Array.from({ length: 8 }, () => askForMails(instance, id)));
    for (const answer of answers) expect([answer.status, answer.body.sent]).toEqual([200, true]);
    expect(instance.postOffice.mails).toHaveLength(before);

    const other = await bookWell(instance);
    const rush = await Promise.all(Array.from({ length: 8 }, () => askForMails(instance, other)));
    for (const answer of rush) expect([answer.status, answer.body.sent]).toEqual([200, true]);
    expect(instance.postOffice.mails).toHaveLength(before + 2);
    expect(await mailJobs(instance, other)).toMatchObject([
      { kind: "customer", state: "sent", attempts: 1, error: "" },
      { kind: "operator", state: "sent", attempts: 1, recipient: OPERATOR },
    ]);
  });
});

describe("what a stranger wrote", () => {
  test.each(["customer_first_name", "customer_last_name", "customer_phone"])(
    "adds no recipient, header or markup: %s",
    async (field) => {
      const email = `${newId()}@example.com`;
      const evil = "A 60010\r\nBcc:x@a.co\r\n\r\n<img onerror=x>";
      const { customer, operator } = await mailsOf({ customer_email: email, [field]: evil });
      expect([customer.to, operator.to]).toEqual([[email], [OPERATOR]]);
      for (const mail of [customer, operator]) {
        expect(header(mail, "bcc")).toEqual([]);
        expect(header(mail, "to")).toHaveLength(1);
        expect(mail.parsed.html).not.toContain("<img");
        expect(mail.raw.split(/\r?\n\r?\n/)[0]).not.toMatch(/^Bcc:/im);
      }
      expect(operator.parsed.html).toContain("&lt;img onerror=x&gt;");
    },
  );

  test("makes no advertisement of the customer's mail", async () => {
    const { customer } = await mailsOf({
      customer_first_name: "Win at https://evil.example/x or evil.example",
      customer_last_name: "www.evil.example",
      special_requests: "see http://evil.example",
    });
    expect(customer.parsed.text).toContain("Dear Win,");
    expect(`${customer.parsed.text}${customer.parsed.html}`).not.toContain("evil");
  });
});

describe("asking for the mails", () => {
  test.each([
    ["abcdefghij00000", 404],
    ["", 400],
    ["short", 400],
    ["ABCDEFGHIJ00000", 400],
    ["abcdefghij0000'", 400],
    [12345, 400],
    [null, 400],
    [["abcdefghij00000"], 400],
    [{ id: 1 }, 400],
  ])("of booking %j is answered with %i", async (bookingId, status) => {
    const answer = await askForMails(instance, bookingId);
    expect(answer.status).toBe(status);
    expect(answer.body.sent).not.toBe(true);
  });

  test("says nothing about the booking", async () => {
    const { id } = await mailsOf();
    expect((await askForMails(instance, id)).text.trim()).toBe('{"sent":true}');
  });
});
