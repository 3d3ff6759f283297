/** What draws: it stays on the device when a release changes the rest. */
const REACT = /\/node_modules\/preact\/|\/scripts\/build\/react\.ts/;

/**
 * What nearly every public page needs of ours: one chunk, since many small ones cost more on a bad
 * line. The heavy parts (Mantine, Dexie, the map, the calendar) stay apart and are fetched when needed.
 */
const BASE = [
  /\/src\/(main|routes\/(?!office|visitor\/json-ld))/,
  /\/src\/features\/(visitor\/site-shell\/(?!LanguageOffer)|session\/(Auth|auth)|offline-app\/OfflineApp)/,
  /\/src\/ui\/(?!mantine|office|receipts\/|waivers\/|visitor\/(cards\/(?!Rating)|map\/|forms\/|trip\/|page\/(CallToAction|Faq|Quotes|Section|Tabs)|AddToCalendar|save-calendar|use-(deposit|missing)|missing-words|OtherWay)|parts\/(Question|StatusBadge)\.|toast\/ToastView|browser\/(save-file|search-params|email-input)|site\/(named-here|use-booked-item))[^?]*\.tsx?$/,
  // a few hundred bytes, that asking for one by one would double
  /\/src\/data\/(local\/(form-drafts|line-hint)|remote\/epoch\.)/,
  // a style sheet of its own costs as much as its rules
  /\/src\/ui\/(parts\/Question|visitor\/trip\/\w+)\.module\.css/,
  /\/src\/messages\/\w+\/catalogue\/categories\./,
  /\/src\/domain\/(money|number-words|phone-links|catalogue\/(find|item)|site\/(company|retention))/,
];

/** What forms are made of: who reads has none. */
const FIELDS = /\/src\/ui\/visitor\/forms\//;

/** What is read before one books, cards, sections and the map: who books, or looks at a booking, sees none of it. */
const READING =
  /\/src\/(ui\/visitor\/(cards\/(?!Rating)|page\/(CallToAction|Faq|Quotes|Section)|map\/(BelizeMap|drawing|sheet))|(domain\/site|data\/local)\/recently-viewed|features\/visitor\/tours\/TourNotFound)/;

/** Small modules that pages share: a dozen requests' headers would cost more than they do. */
const VIEWS =
  /\/src\/(messages\/\w+\/booking\/(deposit|price-lines)\.|ui\/visitor\/use-deposit\.|domain\/(catalogue\/(service\/)?other-way|departures\/key|deposit\/words|price\/(lines|words|called)|belize-date|email|booking\/(booking\.|status|view|fields|guest-acts\/policy|reference))|data\/sync\/travelling\.)/;
/**
 * What a guest is asked, the rules for it and why something is refused: a page of a link shows a booking without any of it,
 * and everybody else needs most of it.
 */
const ASKED =
  /\/src\/(messages\/\w+\/((pick-up\/)?refusals|booking\/(guests|party|statuses))\.|domain\/(deposit\/rule|language-of|(detail-)?refusal|receipts\/(tax|receipt)\.|catalogue\/asks|price\/booked|booking\/(party\/|rules|guests|normalise\.|payments\/row|pick-up\/(ages|details)))|data\/sync\/identity|ui\/(browser\/email-input|parts\/StatusBadge))/;
/** What a receipt says and looks like: guests who have one fetch it, and so does the office. */
const RECEIPTS =
  /\/src\/(domain\/receipts\/(number|text)|ui\/receipts\/(ReceiptSheet|print-sheet))/;
/** What a waiver is signed with: guests who sign fetch it, and so does the office. */
const WAIVERS =
  /\/src\/(domain\/waivers\/(read|signature)|ui\/waivers\/(?!WaiverSheet)|data\/sync\/waivers\/hash)/;
/**
 * What the form reckons with and sends, and the office when it edits a booking: pages that show one do without. With it what the
 * form shares with a change of a booking: on a bad line a file costs as much as two KB in another (docs/measurements.md).
 */
const FORM = [
  /\/src\/(domain\/(price\/(quote|with-code|shown-total)|booking\/(command|normalise-form|wish))|data\/local\/partner)\./,
  /\/src\/(messages\/\w+\/visitor\/booking\/(form|party|pick-up-fields)|features\/visitor\/booking\/(mend|BookingPage\.module|use-booking-draft|DateField|GuestsField|departures\/(use-departures|DepartureChoice\.module)|party\/[\w-]+|pick-up\/(pick-up-group|use-places|PickUpFields\.module)))\./,
];
/** Where things are on the map: its drawing, fetched later, and the voucher need it. */
const PLACES = /\/src\/domain\/catalogue\/places\./;
const DRAWING = /\/src\/ui\/visitor\/map\/(MapDrawing|Ground|Mark|geography|labels)/;
/**
 * How a booking stands, its pick-up, and what reads the server's answers: needed by all pages but the forms, which fetch it
 * while they are filled in, without all that is kept: a booking is sent where that is lost, too.
 */
const STANDING = [
  /\/node_modules\/valibot\/|\/src\/data\/(remote\/(request|told-beside|told-trip))\./,
  /\/src\/domain\/(isolated|utf8|calendar\/(tour-hours|duration)|catalogue\/airport|price\/kept-\w+|booking\/(guest-acts\/policy|schemas|trip-key|pick-up\/(pick-up|said-details)|letters\/wording))\./,
  /\/src\/(messages\/\w+\/booking\/partner|data\/(remote\/trip|sync\/(backoff|look-again|shown-booking)))\./,
  /\/src\/(ui\/(visitor\/(AddToCalendar|use-missing|trip\/(LateDetails|trip-address))|browser\/save-file|site\/(named-here|use-booked-item))|domain\/booking\/(turned-away|letters\/(important-information|whatsapp)))\./,
];
/** For a page that shows or sends what this device keeps. */
const KEPT = [
  /\/node_modules\/dexie(-react-hooks)?\/|\/src\/data\/(local\/(database|in-time|kept-acts|observe|outbox-row|write-in-time)|sync\/(drain|lock|outbox\/outbox|send-row|sender|when-tried|standings|my-bookings))\.ts/,
  /\/src\/(domain\/booking\/touched|ui\/parts\/Question)\.tsx?/,
];
/** What sends that: no page's first view needs it. */
const SENDING =
  /\/src\/data\/(remote\/(guest-act|recover)|sync\/(attempt|reoffer|outbox\/queue|settle|triggers|guest-acts\/(attempt|classify|kept|rows)))\.ts/;

/**
 * What the operator writes of the site, for its editor and pages that follow it, and what can be had of a service, for
 * the form's picker and in place of what could not be had, what is still to be learnt of who has booked, and how a
 * server's answer to what was sent is taken: the back office needs all of it on each page, and no visitor's first view does.
 */
const SITE =
  /\/src\/(domain\/(site\/(appearance|content|sample-content)|catalogue\/tour\.|questions\/|waivers\/(row|text)|booking\/pick-up\/missing|departures\/(alternatives|availability\/|choice))|data\/(remote\/send|sync\/(send-once|classify))\.|messages\/\w+\/(visitor\/departures|pick-up\/missing|questions|papers\/waiver-refusals))/;

/*
 * The back office, cut by page and not by file: on a thin line each file costs a round trip's share, whatever is
 * in it (docs/decisions/0023-office-start.md). A page's own code is its own chunk without being named here.
 */

/** Mantine's core, and what toasts and the calendar of the public pages need of it too. */
const MANTINE = [
  /\/node_modules\/(clsx|@mantine\/hooks(?!.*\/use-(debounced-callback|drag|interval|long-press|mounted)\.)|@mantine\/core\/esm\/core)\//,
  /\/@mantine\/core\/esm\/components\/(Accordion|CloseButton|Loader|Transition|UnstyledButton|VisuallyHidden)\//,
  /\/@mantine\/core\/styles\/(CloseButton|UnstyledButton)|\/src\/ui\/mantine\/(MantineRoot|theme|variables)\./,
];

/** Of toasts too, which the public pages fetch. */
const OVERLAY = [
  /\/node_modules\/(get-nonce|react-remove-scroll(-bar)?|react-style-singleton|tslib|use-callback-ref|use-sidecar)\//,
  /\/@mantine\/core\/esm\/components\/Portal\//,
];

/** The frame, the router, and what the first list is made of. */
const OFFICE = [
  /\/node_modules\/(@tanstack|use-sync-external-store)\//,
  /\/@mantine\/core\/esm\/components\/(ActionIcon|Button|Combobox|Input|InputBase|NativeSelect|TextInput)\//,
  /\/src\/messages\/\w+\/office\/(figures|heads|parts|shell|told)\./,
  /\/src\/(routes\/office|features\/(session\/ReturnToLogin|office\/session|office\/shell\/(AdminLayout|Frame|Sidebar|entries|use-unread)))/,
  /\/src\/ui\/(browser\/search-params|office\/(?!departures\/|room\/|rule-words|payments\/|forms\/(ConflictChoice|CountInput|DayField|DialogForm|FormDialog|use-edited|use-first-error|UnsavedChanges|PictureField|shrink-picture|EntryButtons|CheckRow|SidesChoice|Choices|LanguageChoice|FieldError|select-fault)|lists\/(ExportButton|BookingFilters)|StatCards|Fact\.|waivers\/))/,
  // rules of what opens later: a style sheet of its own would cost each page more
  /\/src\/ui\/office\/.*\.module\.css/,
  /\/src\/data\/office\/(sync\/old-answer|remote\/(ahead|failure-words|remote-failure|request|bookings\/(row|list)))/,
  /\/src\/domain\/(customer-orders|deposit\/owed|report\/ranges|booking\/(office\/(booking|fields|schemas)|payments\/settle))/,
];

/** What opens above a page, and what forms are made of: fetched after the list that the operator waits for. */
const DIALOGS = [
  /\/node_modules\/(@floating-ui|tabbable)\//,
  /\/@mantine\/core\/esm\/components\/(Drawer|FloatingArrow|FocusTrap|Menu|Modal|ModalBase|NativeScrollArea|Overlay|Paper|Popover|ScrollArea|Textarea)\//,
  /\/src\/ui\/office\/forms\/(CountInput|DayField|DialogForm|FormDialog|use-edited|use-first-error|UnsavedChanges|PictureField|shrink-picture|EntryButtons|CheckRow|SidesChoice|Choices|LanguageChoice|FieldError|select-fault)|\/src\/ui\/office\/(Fact\.|room\/)|\/list-edit\./,
];

/** What pages read and keep, beside the first list's own way to the server. */
const OFFICE_DATA = [
  /\/node_modules\/pocketbase\//,
  /\/src\/data\/office\/(local\/database|remote\/((admins|failure|pocketbase|settings|wire-time)\.|bookings\/bookings|customers\/customer(s|-row)\.|catalogue|csv|field|messages|refusal|send))/,
  /\/src\/data\/office\/sync\/(far-days|follow-news|kept|acts|account|classify|erased|found-|news|overlay|queue|refresh|refused-acts|reoffer|room|rules|unseen)/,
  /\/src\/(messages\/\w+\/(formats\/(dates|instants)|wording|pick-up\/question|office\/today|office\/departures\/(calendar|rule(s|-forms)))|ui\/office\/(rule-words|payments\/PaymentLines|lists\/ExportButton))\./,
  /\/src\/domain\/(asked-words|customer\.|waivers\/(of-booking|standing)|partners\/terms|belize-instant|fold|booking\/(find|in-its-way|payments\/payment|letters\/(placeholder-fault|templates|ways-to-write))|departures\/busy-minutes)/,
];

/** The calendar of a date field, on public pages too: neither the office's field around it nor its own grids. */
const DATES = [
  /\/node_modules\/(dayjs|@mantine\/dates)\/(?!.*(Input|-input|formatted-date))/,
  /\/src\/(ui\/mantine\/calendar|messages\/\w+\/calendar)\./,
];

const chunk = (name: string, ...patterns: RegExp[]) => ({
  name,
  test: (id: string) => patterns.some((pattern) => pattern.test(id)),
});

/** Rolldown's groups of modules, the first that fits; each takes with it what its modules import. */
export const CHUNKS = [
  chunk("react", REACT),
  chunk("base", ...BASE),
  chunk("places", PLACES),
  chunk("reading", READING),
  chunk("fields", FIELDS),
  chunk("views", VIEWS),
  chunk("asked", ASKED),
  chunk("receipts", RECEIPTS),
  chunk("form", ...FORM),
  chunk("drawing", DRAWING),
  chunk("standing", ...STANDING),
  chunk("kept", ...KEPT),
  chunk("site", SITE),
  chunk("sending", SENDING),
  chunk("waivers", WAIVERS),
  chunk("mantine", ...MANTINE),
  chunk("overlay", ...OVERLAY),
  chunk("office", ...OFFICE),
  chunk("office-data", ...OFFICE_DATA),
  chunk("office-dialogs", ...DIALOGS),
  chunk("calendar", ...DATES),
];
