import { describe, expect, test } from "vitest";
import { BUILT_IN_SITE } from "#domain/site/built-in.ts";
import { askForMails, bookWell, inDays, newId } from "../support/bookings.ts";
import { hugePng, pngOf1 } from "../support/pictures.ts";
import { call, messagesOf } from "../support/requests.ts";
import { newTour } from "../support/services.ts";
import { sharedAdmin, sharedInstance } from "../support/shared.ts";

const instance = sharedInstance();
const admin = sharedAdmin(instance);

const site = async () => (await call(instance, "/api/site")).body;
const uploadLogo = (bytes: Uint8Array<ArrayBuffer>) =>
  admin.sendSettings({ logo: new File([bytes], "logo.png") });

test("before anything is saved, no text is missing in Spanish", async () => {
  expect((await admin.get("/api/office/missing-texts")).body).toEqual({ es: [] });
});

test("what is saved is what the public is told, without what is hidden", async () => {
  const own = { id: "a", sample: false, quote: "Good.", name: "Ana", location: "Spain" };
  const written = { ...own, es: { quote: "Muy bueno.", location: "" } };
  const quotes = [written, { ...own, id: "b", hidden: true }];
  const changes = { site_title: "Cayo", accent: "cenote", color_scheme: "dark" };
  expect((await admin.sendSettings({ ...changes, testimonials: quotes })).status).toBe(200);
  expect(await site()).toMatchObject({
    siteTitle: "Cayo",
    accent: "cenote",
    colorScheme: "dark",
    testimonials: [own],
    team: BUILT_IN_SITE.team,
  });
  const places = ["Cahal Pech Village Resort", "San Ignacio, town centre"];
  expect((await admin.sendSettings({ pickup_places: places })).status).toBe(200);
  expect(await site()).toMatchObject({ places });
  const wrong = await admin.sendSettings({ pickup_places: ["x".repeat(201)] });
  expect(messagesOf(wrong)).toEqual({ pickup_places: "At most 200 characters an entry" });
  // the device keeps them; no page carries them
  const page = await (await fetch(`${instance.url}/booking/transfer/2`)).text();
  for (const place of [...places, BUILT_IN_SITE.places[3]]) expect(page).not.toContain(place);
  const { body } = await call(instance, "/api/site?language=es");
  expect(body.places).toEqual(places);
  expect(body.testimonials).toEqual([{ ...own, quote: "Muy bueno." }]);
});

test("what somebody else has set meanwhile is not written over", async () => {
  const pickup_places = ["The ferry"];
  const [row] = (await admin.get("/api/collections/settings/records")).body.items as object[];
  const base = { ...row, site_title: "Another" };
  const refused = await admin.sendSettings({ pickup_places, base });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "Somebody else has changed this in the meantime.",
  ]);
  expect(Object.keys(messagesOf(refused))).toEqual(["site_title"]);
  expect((await admin.sendSettings({ pickup_places, base: row })).status).toBe(200);
});

test("until when cancelling is free is told, and a booking keeps what stood when it was stored", async () => {
  const hoursOf = async (id: string) =>
    (await admin.get(`/api/office/bookings/${id}`)).body.policy_hours;
  const before = await bookWell(instance);
  for (const policy_hours of [1, 721, 1.5]) {
    const { status, body } = await admin.sendSettings({ policy_hours });
    expect([status, Object.keys(Object(body.data))]).toEqual([400, ["policy_hours"]]);
  }
  expect((await admin.sendSettings({ policy_hours: 24 })).status).toBe(200);
  expect(await site()).toMatchObject({ policyHours: 24 });
  const after = await bookWell(instance);
  expect([await hoursOf(before), await hoursOf(after)]).toEqual([48, 24]);
  await admin.changeSettings({ policy_hours: 48 });
});

test("what is not written in Spanish is listed, with what is on the site alone", async () => {
  const quote = { id: "a", sample: false, quote: "Good.", name: "Ana", location: "Spain" };
  const [offered, withdrawn] = [newTour({ texts: { es: { name: "Caminata" } } }), newTour()];
  const testimonials = [{ ...quote, es: { quote: "Bueno.", location: "España" } }, quote];
  for (const tour of [offered, { ...withdrawn, active: false }]) {
    expect((await admin.post("/api/collections/tours/records", tour)).status).toBe(200);
  }
  await admin.changeSettings({ testimonials, team: [] });
  const { status, body } = await admin.get("/api/office/missing-texts");
  expect(status).toBe(200);
  const missing = body.es as { name?: string; kind: string }[];
  expect(missing.find(({ name }) => name === offered.name)).toMatchObject({
    ...{ kind: "service", type: "tour" },
    fields: expect.not.arrayContaining(["name", "slug"]),
  });
  expect(missing.some(({ name }) => name === withdrawn.name)).toBe(false);
  expect(missing.filter(({ kind }) => kind !== "service")).toEqual([
    { kind: "testimonials", place: 2, fields: ["quote", "location"] },
  ]);
});

test.each([
  [{ site_title: " " }, { site_title: "Site title is required" }],
  [{ site_title: "Cayo\r\nBcc: all@x.example" }, { site_title: "One line is expected" }],
  [{ contact_phone: "abc" }, { contact_phone: "Phone number is invalid" }],
  [{ accent: "pink" }, { accent: "Choose an accent" }],
  [{ color_scheme: "sepia" }, { color_scheme: "Choose a scheme" }],
  [{ team: [{ id: "a", name: "Ana" }] }, { team: "Fill in every field of each entry" }],
  [
    { social: [{ id: "a", label: "X", url: "javascript:alert(1)" }] },
    { social: "A link begins with https://" },
  ],
  [{ team: "no list" }, { team: "A list is expected" }],
  [
    { team: [{ id: "a", name: "Ana", role: "a", bio: "b", es: { bio: "x".repeat(601) } }] },
    { team: "At most 600 characters in 'bio'" },
  ],
])("%j is refused", async (changes, messages) => {
  const answer = await admin.sendSettings(changes);
  expect(answer.status).toBe(400);
  expect(messagesOf(answer)).toEqual(messages);
});

describe("the logo", () => {
  test("of more than 2 MB or 24 megapixels is refused", async () => {
    const large = new Uint8Array(2 * 1024 * 1024 + 1);
    large.set(pngOf1());
    for (const bytes of [large, hugePng()]) {
      expect(messagesOf(await uploadLogo(bytes)).logo).toBeTruthy();
    }
  });
});

describe("the mails", () => {
  const mailsFor = async (changes: Record<string, unknown>) => {
    const before = instance.postOffice.mails.length;
    const id = await bookWell(instance, changes);
    expect((await askForMails(instance, id)).body).toEqual({ sent: true });
    return instance.postOffice.mails.slice(before);
  };

  test("have the operator's words, name, phone and logo, with a stranger's input harmless", async () => {
    await admin.changeSettings({
      site_title: "Macal <Days>",
      contact_phone: "+501 611-2233",
      mail_templates: {
        confirmed: {
          subject: "See you on {day}, {first_name}",
          text: "Hello {first_name} {last_name}!\n\n<b>We</b> wait for {guests}: {service}.",
        },
        operator: { subject: "Ring! {service} for {guests}", text: "Somebody comes on {date}." },
      },
    });
    expect((await uploadLogo(pngOf1())).status).toBe(200);
    const email = `${newId()}@example.com`;
    const [customer, operator] = await mailsFor({
      customer_email: email,
      customer_first_name: "Ixchel<i>",
      booking_date: inDays(30),
    });
    const html = customer?.parsed.html ?? "";
    expect(customer?.parsed.subject).toBe(`See you on ${inDays(30)}, guest`);
    expect(customer?.parsed.from?.name).toBe("Macal <Days>");
    expect(customer?.parsed.text).toContain("Hello guest Ak'bal!\n\n<b>We</b> wait for 3 people");
    expect(html).toContain("Hello guest Ak&#39;bal!");
    expect(html).toContain(
      "&lt;b&gt;We&lt;/b&gt; wait for 3 people: Xunantunich &amp; Cave Tubing.",
    );
    expect(html).toContain("Macal &lt;Days&gt; · San Ignacio");
    expect(html).toContain("https://wa.me/5016112233");
    const [, logo = ""] = /<img src="([^"]+)" alt="Macal &lt;Days&gt;"/.exec(html) ?? [];
    expect(logo.startsWith(`${instance.url}/api/files/settings/`)).toBe(true);
    expect((await fetch(logo)).status).toBe(200);
    // what was booked stands there whatever the operator writes
    expect(customer?.parsed.text).toContain("$540.00 USD");
    expect(operator?.parsed.subject).toBe("Ring! Xunantunich & Cave Tubing for 3 people");
    expect(operator?.parsed.text).toContain("Somebody comes on ");
  });

  test("have the built-in words again when the operator's are taken away", async () => {
    await admin.changeSettings({ mail_templates: null, site_title: "Cayo Wayfarers", logo: "" });
    const [customer] = await mailsFor({ customer_email: `${newId()}@example.com` });
    expect(customer?.parsed.subject).toMatch(/^Booking confirmed: Xunantunich & Cave Tubing #/);
    expect(customer?.parsed.html).not.toContain("<img");
  });

  test.each([
    [{ confirmed: { subject: "a", text: "Hi {name}" } }, "Nothing is known for {name}"],
    [{ confirmed: { subject: "", text: "Hi" } }, "Subject is required"],
    [{ confirmed: { subject: "a\r\nBcc: all@x.example", text: "Hi" } }, "The subject is one line"],
    ["Hi", "Texts are expected"],
  ])("%j is refused", async (templates, message) => {
    const answer = await admin.sendSettings({ mail_templates: templates });
    expect(answer.status).toBe(400);
    expect(messagesOf(answer)).toEqual({ mail_templates: message });
  });

  test("that were stored before a rule hold up no other setting", async () => {
    const old = JSON.stringify({ confirmed: { subject: "Hi {reference", text: "b" } });
    await instance.sql(`UPDATE settings SET mail_templates = '${old}'`);
    expect((await admin.sendSettings({ contact_phone: "+501 600-0100" })).status).toBe(200);
    await admin.changeSettings({ mail_templates: null });
  });
});
