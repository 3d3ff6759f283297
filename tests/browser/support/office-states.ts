import { createHash } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { Till } from "#data/office/remote/money/cash-ups.ts";
import { signedIn } from "../../server/support/admin.ts";
import { bookWell, inDays, newId } from "../../server/support/bookings.ts";
import { addRule, daily, newService, SPANISH } from "../../server/support/departures.ts";
import type { Instance } from "../../server/support/instance.ts";
import { type Office, officeOf } from "../../server/support/office.ts";
import { pay } from "../../server/support/payments.ts";
import { post } from "../../server/support/requests.ts";
import { bookOne } from "./office-bookings.ts";

/** What every list and dialog is opened with. */
export interface Stock {
  readonly id: string;
  readonly family: string;
  readonly reference: string;
  readonly email: string;
  /** The id of what was paid for it. */
  readonly payment: string;
  readonly day: string;
  /** The id of a booking whose guests sign, and of whom two have. */
  readonly signing: string;
  /** All that was stored in words. */
  readonly words: readonly string[];
}

export interface State {
  readonly name: string;
  readonly path: (stock: Stock) => string;
  /** A list with columns, which a phone shows as cards. */
  readonly isList?: true;
  /** Goes on from the page to the state, and waits until it is there. */
  readonly reach: (page: Page, stock: Stock) => Promise<unknown>;
}

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const shown = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();
const heading = (page: Page, name: string | RegExp) =>
  expect(page.getByRole("heading", { name }).first()).toBeVisible();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).first().click();

/** Every route of the back office, and every dialog, menu and question on it. */
export const STATES: readonly State[] = [
  {
    name: "dashboard",
    isList: true,
    path: () => "/admin/dashboard",
    reach: (page) => shown(page, "Version"),
  },
  {
    name: "the run sheet and a booking's details",
    path: ({ id, day }) => `/admin/today?day=${day}&id=${id}`,
    reach: (page) => expect(page.getByRole("region", { name: "Details" })).toBeVisible(),
  },
  {
    name: "a receipt",
    path: ({ id, payment }) => `/admin/receipt?booking=${id}&payment=${payment}`,
    async reach(page) {
      await press(page, "Give Receipt");
      await expect(page.getByRole("button", { name: "Print, A4" })).toBeVisible();
    },
  },
  {
    name: "who has signed, and the form for the next guest with its errors",
    path: ({ signing }) => `/admin/waivers?booking=${signing}`,
    async reach(page) {
      await press(page, /^Show/);
      await expect(page.getByRole("button", { name: "Print, A4" })).toBeVisible();
      await page
        .getByRole("button", { name: /^Does Not Hold/ })
        .last()
        .click();
      await press(page, "It Does Not Hold");
      await shown(page, "Please say why it does not hold");
      // in the guest's language, whatever the office reads
      await page.getByRole("button", { name: /^(Sign)$/ }).click();
      await shown(page, /^Please tick that you/);
    },
  },
  {
    name: "a departure's manifest",
    path: ({ day }) => `/admin/today?departure=tour/1/${day}/`,
    reach: (page, { family }) => shown(page, `Ixchel ${family}`),
  },
  ...Object.entries({ month: "Xunantunich", week: "Xunantunich", timeline: "Nobody yet" }).map(
    ([view, something]) => ({
      name: `the calendar: ${view}`,
      path: ({ day }: Stock) => `/admin/calendar?view=${view}&day=${day}`,
      // a phone has the agenda in its place
      reach: (page: Page) =>
        expect(
          page
            .getByRole("main")
            .getByText(new RegExp(`${something}|Xunantunich`))
            .first(),
        ).toBeAttached(),
    }),
  ),
  {
    name: "a departure, and who goes along",
    path: ({ day }) => `/admin/calendar?view=day&day=${day}&open=tour/1/${day}/`,
    reach: (page) => expect(dialog(page, /Xunantunich/)).toHaveCSS("opacity", "1"),
  },
  {
    name: "days to be closed",
    path: ({ day }) => `/admin/calendar?day=${day}`,
    async reach(page) {
      await press(page, "Close Days");
      await expect(dialog(page, "New Exception")).toHaveCSS("opacity", "1");
    },
  },
  {
    name: "bookings",
    isList: true,
    path: ({ family }) => `/admin/bookings?q=${family}`,
    reach: (page, { reference }) => expect(page.getByText(reference).first()).toBeVisible(),
  },
  {
    name: "a booking's menu",
    path: ({ family }) => `/admin/bookings?q=${family}`,
    async reach(page, { reference }) {
      await press(page, `Actions for booking ${reference}`);
      await expect(page.getByRole("menuitem", { name: "View Details" })).toBeVisible();
    },
  },
  {
    name: "selected bookings",
    isList: true,
    path: ({ family }) => `/admin/bookings?q=${family}`,
    reach: (page, { reference }) =>
      page.getByRole("checkbox", { name: `Select booking ${reference}` }).check(),
  },
  {
    name: "what needs a decision",
    path: ({ family }) => `/admin/bookings?view=decision&q=${family}`,
    reach: (page) => shown(page, "The price has changed from $500 to $540."),
  },
  {
    name: "no matching booking",
    path: () => "/admin/bookings?q=nobody-at-all",
    reach: (page) => shown(page, "No bookings found matching your criteria."),
  },
  ...Object.entries({
    view: (reference: string) => `Booking ${reference}`,
    edit: (reference: string) => `Edit Booking ${reference}`,
    mail: () => "Email Customer",
    delete: () => "Delete Booking",
    beyond: () => "Confirm Beyond the Limit?",
    decline: (reference: string) => `Decline Booking ${reference}`,
  }).map(([name, title]) => ({
    name: `a booking's dialog: ${name}`,
    path: ({ family, id }: Stock) => `/admin/bookings?q=${family}&dialog=${name}&id=${id}`,
    reach: (page: Page, { reference }: Stock) =>
      expect(dialog(page, title(reference))).toHaveCSS("opacity", "1"),
  })),
  {
    name: "unsaved changes",
    path: ({ family, id }) => `/admin/bookings?q=${family}&dialog=edit&id=${id}`,
    async reach(page) {
      await page.getByLabel("Guests").fill("5");
      await press(page, "Cancel");
      await expect(page.getByRole("alertdialog", { name: "Discard your changes?" })).toBeVisible();
    },
  },
  {
    name: "the booking desk with its errors",
    path: () => "/admin/bookings?dialog=new",
    async reach(page) {
      await press(page, "Create Booking");
      await shown(page, "Service is required");
    },
  },
  {
    name: "the booking desk's calendar",
    path: () => "/admin/bookings?dialog=new",
    async reach(page) {
      await dialog(page, "New Booking").getByLabel("Date", { exact: true }).click();
      await expect(page.getByRole("button", { name: "Next month" })).toBeVisible();
    },
  },
  {
    name: "import",
    path: () => "/admin/bookings?dialog=import",
    reach: (page) => expect(dialog(page, "Import Booking")).toHaveCSS("opacity", "1"),
  },
  {
    name: "services",
    isList: true,
    path: () => "/admin/services",
    reach: (page) => shown(page, "Tikal (Guatemala)"),
  },
  {
    name: "a tour's editor with an error",
    path: () => "/admin/services",
    async reach(page) {
      await press(page, /^Edit Tikal/);
      await page.getByLabel("Price", { exact: true }).fill("");
      await page.getByRole("textbox", { name: "Waiver" }).fill(WAIVER);
      await expect(page.getByRole("region", { name: "As guests see it" })).toBeVisible();
      await press(page, "Save Changes");
      await shown(page, "Price is required");
    },
  },
  {
    name: "a new transfer",
    path: () => "/admin/services?edit=transfer/new",
    async reach(page) {
      await expect(dialog(page, "New Transfer")).toHaveCSS("opacity", "1");
      await press(page, "Add to Prices by age");
      await press(page, "Add to Extras");
      await page.getByLabel("Deposit", { exact: true }).selectOption("percent");
      await shown(page, "Or percent");
    },
  },
  {
    name: "a new tour's texts in Spanish",
    path: () => "/admin/services?edit=tour/new&texts=es",
    async reach(page) {
      await expect(dialog(page, "New Tour")).toHaveCSS("opacity", "1");
      await expect(page.getByRole("radio", { name: "Español" })).toBeChecked();
    },
  },
  {
    name: "a tour to be deleted",
    path: () => "/admin/services",
    async reach(page) {
      await press(page, /^Delete Tikal/);
      await expect(dialog(page, "Delete Tour")).toHaveCSS("opacity", "1");
    },
  },
  {
    name: "the departures of a service",
    isList: true,
    path: () => "/admin/services/departures?item=tour/1",
    reach: (page) => shown(page, "Any time"),
  },
  {
    name: "a new schedule with its errors",
    path: () => "/admin/services/departures?item=tour/1&edit=schedules/new",
    async reach(page) {
      await press(page, "Save Schedule");
      await shown(page, "A time like 06:15 is expected");
    },
  },
  {
    name: "a day that is closed for somebody",
    path: () => "/admin/services/departures?item=tour/1&edit=exceptions/new",
    async reach(page, { day }) {
      await dialog(page, "New Exception").getByLabel("First day").fill(day);
      await dialog(page, "New Exception").getByLabel("Reason, which guests read").fill("Río");
      await expect(page.getByRole("button", { name: "Save All the Same" })).toBeVisible();
    },
  },
  {
    name: "what a departure needs",
    path: () => "/admin/services/departures?item=tour/1&edit=limits/tour/1",
    async reach(page) {
      await press(page, "Add a Need");
      await expect(page.getByLabel("Need 1", { exact: true })).toBeVisible();
    },
  },
  {
    name: "a guide's days off",
    path: () => "/admin/services/departures?edit=resources/new",
    async reach(page) {
      await press(page, "Add Days Off");
      await press(page, /^Save$/);
      await shown(page, "Name is required");
    },
  },
  {
    name: "customers",
    isList: true,
    path: ({ family }) => `/admin/customers?q=${family}`,
    reach: (page, { family }) => shown(page, `Ixchel ${family}`),
  },
  {
    name: "a customer, about to be erased",
    path: ({ family, email }) => `/admin/customers?q=${family}&dialog=view&email=${email}`,
    async reach(page) {
      await press(page, "Erase personal data");
      await expect(page.getByRole("alertdialog")).toBeVisible();
    },
  },
  {
    name: "a new customer with errors",
    path: () => "/admin/customers?dialog=add",
    async reach(page) {
      await dialog(page, "Add New Customer").getByRole("button", { name: "Add Customer" }).click();
      await shown(page, "First name is required");
    },
  },
  {
    name: "reports of money",
    isList: true,
    path: () => "/admin/reports?money=booked+2000-01-01+2100-12-31",
    async reach(page) {
      for (const name of ["Sold, by Service", "Apart From What Was Sold", "By Person"]) {
        await expect(page.getByRole("heading", { name })).toBeVisible();
      }
    },
  },
  {
    name: "reports",
    isList: true,
    path: () => "/admin/reports",
    async reach(page) {
      await expect(page.getByRole("img", { name: "Top Services by Revenue" })).toBeVisible();
      await page.getByText("Show as table").first().click();
      for (const name of ["Seats Sold, by Service", "Seats Sold, by Weekday", "Turned Away"]) {
        await expect(page.getByRole("heading", { name })).toBeVisible();
      }
    },
  },
  {
    name: "a cash-up that differs",
    path: () => "/admin/cash-up",
    async reach(page) {
      for (const way of ["US dollars, cash", "Belize dollars, cash"]) {
        await page.getByRole("textbox", { name: `Counted: ${way}` }).fill("1");
      }
      await press(page, "Sign Off");
      await shown(page, "Why it differs; stays with the cash-up");
    },
  },
  {
    name: "a cash-up that is signed off",
    path: () => "/admin/cash-up",
    async reach(page) {
      const earlier = page.getByRole("region", { name: "Earlier Cash-Ups" });
      await earlier.getByRole("link").first().click();
      await shown(page, "To the Takings");
    },
  },
  { name: "messages", path: () => "/admin/messages", reach: (page) => shown(page, "Rosa Tzib") },
  {
    name: "a message",
    path: () => "/admin/messages",
    async reach(page) {
      await page.getByText("Rosa Tzib").first().click();
      await expect(page.getByRole("dialog")).toHaveCSS("opacity", "1");
    },
  },
  {
    name: "settings with one more of each",
    path: () => "/admin/settings",
    async reach(page) {
      await heading(page, "Security");
      for (const one of ["Testimonial", "Team member", "Link"]) await press(page, `Add ${one}`);
      await expect(page.getByRole("textbox", { name: "Biography" }).last()).toBeVisible();
    },
  },
  {
    name: "the search",
    path: () => "/admin/settings",
    async reach(page, { family }) {
      await heading(page, "Security");
      await page.keyboard.press("Control+k");
      await page.getByRole("combobox", { name: "Bookings and customers" }).fill(family);
      await expect(page.getByRole("option", { name: new RegExp(family) }).first()).toBeVisible();
    },
  },
  { name: "no such page", path: () => "/admin/nowhere", reach: (page) => heading(page, /404/) },
];

let stocks = 0;

const WAIVER = "I climb the temple at my own risk.";

/** Two of a party have signed what its service asks for, one by hand. */
async function haveTwoSign(instance: Instance, office: Office, booking: string): Promise<void> {
  const names = ["Ana Cal", "W".repeat(60), "Ben Cal"];
  const list = JSON.stringify(names.map((name) => ({ name, band: "", answers: [] })));
  await instance.sql(`UPDATE bookings SET guest_list = '${list}' WHERE id = '${booking}'`);
  const text_hash = createHash("sha256").update(`en\n${WAIVER}`).digest("hex");
  for (const [name, signature] of [
    ["Ana Cal", "M100 200l200 -40 120 30 60 -90M400 100l90 90"],
    ["Ben Cal", ""],
  ] as const) {
    const made = { id: newId(), signed_at: new Date().toISOString(), device: "Tablet" };
    const said = { guest: name, signed_by: name, relation: "", signature, is_typed: !signature };
    const { status } = await office.post(`bookings/${booking}/waivers`, {
      ...{ ...made, ...said, text_hash },
    });
    expect(status).toBe(200);
  }
}

/** Something that is counted, and something that is not yet. */
async function takeAndCount(office: Office, booking: string): Promise<void> {
  await pay(office, booking, { cents: 1_000 });
  const { person, open } = (await office.get("cash-ups")).body as unknown as Till;
  const cash = { currency: "USD", method: "cash" };
  await office.post("cash-ups", {
    ...{ id: newId(), taken_by: person.id, payments: open.map(({ id }) => id) },
    counts: [{ ...cash, counted: open.reduce((sum, { cents }) => sum + cents, 0) }],
    ...{ note: "", counted_at: new Date().toISOString() },
  });
  await pay(office, booking, { cents: 1_000 });
}

/** Stores one of each, under names of their own and on a day of their own. */
export async function stockOf(instance: Instance): Promise<Stock> {
  stocks += 1;
  const day = inDays(42 + stocks);
  const one = await bookOne(instance, { booking_date: day });
  // a second party whose names and words nothing breaks
  const endless = "W".repeat(100);
  const message = { subject: "About Tikal", message: `Do you go there on Mondays? ${endless}` };
  await bookWell(instance, {
    customer_first_name: endless,
    customer_last_name: one.family,
    customer_email: `${"m".repeat(60)}@${"example.".repeat(20)}com`,
    special_requests: endless,
    booking_date: day,
    price: 500,
  });
  await post(instance, "/api/collections/messages/records", {
    id: newId(),
    name: "Rosa Tzib",
    email: "rosa@example.com",
    phone: "",
    ...message,
  });
  const admin = await signedIn(instance);
  await takeAndCount(officeOf(instance, admin.token), one.id);
  const payment = newId();
  await pay(officeOf(instance, admin.token), one.id, { id: payment });
  const full = `Cueva ${one.family}`;
  const texts = { es: { ...SPANISH, waiver: "Subo al templo bajo mi propia responsabilidad." } };
  const { item, number } = await newService(admin, "tour", { name: full, waiver: WAIVER, texts });
  await addRule(admin, "schedules", daily(item));
  // one more than there are seats: turned away
  const many = { item_id: number, item_name: full, departure_time: "07:30", guests: 6 };
  const signing = await bookWell(instance, { ...many, price: 6 * 75, booking_date: day });
  await haveTwoSign(instance, officeOf(instance, admin.token), signing);
  // of nobody's booking any more, in a hand and a currency of each kind
  await instance.sql(`INSERT INTO payments (id, booking, kind, cents, currency, usd_cents, method, made_by, taken_at)
    VALUES ('${newId()}', '${newId()}', 'payment', 61728394, 'BZD', 30864197, 'cash', 'Maria', '2026-05-02 18:00:00.000Z'),
      ('${newId()}', '${newId()}', 'refund', -4050, 'USD', -4050, 'transfer', '', '2026-05-03 18:00:00.000Z')`);
  const stored = await instance.sql<{ text: string }>(
    "SELECT subject AS text FROM messages UNION SELECT message FROM messages",
  );
  const words = stored.map(({ text }) => text.trim()).filter((text) => text !== "");
  return {
    ...one,
    payment,
    day,
    signing,
    email: `${one.id}@example.com`,
    words: [...words, full, WAIVER],
  };
}
