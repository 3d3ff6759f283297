/** What is rendered ahead of the back office: each page's frame, the same for anybody. */

import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { askAhead } from "#data/office/remote/ahead.ts";
import { listPath } from "#data/office/remote/bookings/list.ts";
import { addressIn, LANGUAGE, LANGUAGES } from "#domain/language.ts";
import { BOOKING_SEARCH_DEFAULTS, queryOf } from "#features/office/bookings/search.ts";
import { RenderedLogin } from "#features/office/login/RenderedLogin.tsx";
import { RenderedFrame } from "#features/office/shell/RenderedFrame.tsx";
import * as heads from "#messages/office/heads.ts";
import { pageHead } from "#routes/page-head.ts";
import { createPublicRouter } from "#routes/visitor/router.ts";
import { LocationContext, NavigationContext } from "#ui/navigation/navigation.ts";
import { headTags } from "./head-tags.ts";

interface OfficePage {
  readonly address: string;
  readonly also: readonly string[];
  readonly file: string;
  readonly module: string | null;
  /** The shared chunks that it needs, beside those of its module. */
  readonly chunks: readonly string[];
  readonly scripts?: { readonly first: string };
  /** What it carries of the site. */
  readonly carries: "names";
  /** What the document is called; as its route says it. */
  readonly title: string;
  readonly body: ReactNode;
}

/**
 * Whoever has neither a sign-in nor anything kept on this device is led to the sign-in before the frame is drawn;
 * what only the large scripts can know, that a sign-in has expired, they do themselves (features/office/session/guard.ts).
 */
const TO_LOGIN =
  "try{localStorage.pocketbase_auth||localStorage.officeKept||" +
  `location.replace("${addressIn(LANGUAGE, "/admin/login")}?next="+encodeURIComponent(location.pathname+location.search))}catch{}`;

/**
 * Whoever is signed in has the language of the account. Asked of the address and not of the page: without a line the
 * other language's address is answered with what the device keeps.
 */
const TO_LANGUAGE =
  `try{const b=${JSON.stringify(prefixes())},p=location.pathname,` +
  'o=Object.values(b).find(x=>x&&p.startsWith(x+"/"))??"",' +
  "n=b[JSON.parse(localStorage.pocketbase_auth).record.language];" +
  "n!==undefined&&n!==o&&location.replace(n+p.slice(o.length)+location.search+location.hash)}catch{}";

/** What stands before the path of a page, by language. */
function prefixes(): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.map((name) => [name, addressIn(name, "/").replace(/\/$/, "")]),
  );
}

/** The list's own first question, asked while the scripts come. */
const ASK_FOR_LIST = askAhead(`/api/office/${listPath(queryOf(BOOKING_SEARCH_DEFAULTS))}`);

interface Frame {
  readonly title: string;
  /** Where it is another than the title; null where it names who is signed in. */
  readonly heading?: string | null;
  readonly module: string | null;
  readonly also?: readonly string[];
  /** What it asks the server for at once. */
  readonly ahead?: string;
}

const frame = (
  address: string,
  file: string,
  { title, heading = title, module, also = [], ahead = "" }: Frame,
): OfficePage => ({
  address,
  also,
  file,
  module,
  chunks: ["office"],
  scripts: { first: `${TO_LANGUAGE};${TO_LOGIN}${ahead}` },
  carries: "names",
  title,
  body: <RenderedFrame heading={heading} />,
});

const page = (name: string, folder: string, title: string, heading: string | null = title) =>
  frame(`/admin/${name}`, `office-${name}`, {
    title,
    heading,
    module: `src/features/office/${name}/${folder}.tsx`,
    also: name === "dashboard" ? ["/admin"] : [],
    ...(name === "bookings" && { ahead: `;${ASK_FOR_LIST}` }),
  });

export const OFFICE_PAGES: readonly OfficePage[] = [
  {
    address: "/admin/login",
    also: [],
    file: "office-login",
    module: "src/features/office/login/LoginPage.tsx",
    chunks: ["office"],
    scripts: { first: TO_LANGUAGE },
    carries: "names",
    title: heads.login,
    body: <RenderedLogin />,
  },
  page("today", "TodayPage", heads.today),
  page("calendar", "CalendarPage", heads.calendar),
  page("cash-up", "CashUpPage", heads.cashUp),
  page("dashboard", "DashboardPage", heads.dashboard, null),
  page("bookings", "BookingsPage", heads.bookings),
  page("services", "ServicesPage", heads.services),
  frame("/admin/services/departures", "office-departures", {
    title: heads.departures,
    module: "src/features/office/departures/DeparturesPage.tsx",
  }),
  page("customers", "CustomersPage", heads.customers),
  page("reports", "ReportsPage", heads.reports),
  page("messages", "MessagesPage", heads.messages),
  page("settings", "SettingsPage", heads.settings),
  // for every other address of the back office, and for all of them where there is no line (src/worker/pages.ts)
  frame("/pages/office.html", "office", { title: heads.office, heading: null, module: null }),
];

/** One page as it is before its scripts. */
export function renderOfficePage({ address, title, body }: OfficePage) {
  const router = createPublicRouter(address);
  const html = renderToString(
    <NavigationContext value={router}>
      <LocationContext value={router.view().location}>{body}</LocationContext>
    </NavigationContext>,
  );
  const head = pageHead({ title, description: heads.description });
  return { html, ...headTags(head), end: "", canonical: null };
}
