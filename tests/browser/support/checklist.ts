/**
 * The specification's public screens as a list: what each says and where it leads, written from
 * SPEC.md and CONTRACT.md and not from the pages. Where the specification leaves a text open, the
 * list names its kind only (`at least N`).
 */
export interface Part {
  /** A part of the page: a CSS selector, or the heading that names a section. */
  readonly within: { readonly selector: string } | { readonly heading: string };
  readonly says?: readonly string[];
  /** Links by their accessible name (its beginning is enough) and their address. */
  readonly leads?: readonly (readonly [name: string, href: string])[];
  /** At least so many of what a selector finds. */
  readonly holds?: readonly (readonly [selector: string, count: number])[];
}

export interface Screen {
  readonly name: string;
  readonly address: string;
  readonly parts: readonly Part[];
}

const main = { selector: "main" };
const section = (heading: string) => ({ heading });

export const TOURS = [
  ["xunantunich-cave-tubing", "Xunantunich & Cave Tubing", "$180"],
  ["xunantunich-inland-blue-hole", "Xunantunich & Inland Blue Hole", "$150"],
  ["nim-li-punit-lubaantun", "Nim Li Punit & Lubaantun", "$140"],
  ["tikal-guatemala", "Tikal (Guatemala)", "$290"],
  ["atm-cave", "Actun Tunichil Muknal", "$200"],
  ["cockscomb-river-tubing", "Cockscomb & River Tubing", "$140"],
  ["cockscomb-tubing-chocolate", "Cockscomb & River Tubing + Chocolate Tour", "$175"],
  ["bocawina-mayflower-antelope-falls", "Bocawina / Mayflower Antelope Falls", "$110"],
].map(([slug = "", name = "", price = ""], index) => ({ id: index + 1, slug, name, price }));

/** Route, base fare, extra seat (null: a dash), duration. */
export const TRANSFERS = [
  ["Belize International Airport to Placencia", "$225", 25, "2.5 hours"],
  ["Airport to San Ignacio", "$150", null, "2 hours"],
  ["Airport to Hopkins", "$165", 25, "2 hours"],
  ["San Ignacio to Placencia", "$225", 25, "2 hours"],
  ["Placencia to Hopkins", "$100", 20, "45 minutes"],
  ["Hopkins to Dangriga", "$65", 15, "30 minutes"],
  ["Hopkins to Punta Gorda", "$180", 25, "2.5 hours"],
  ["Flores (Guatemala) to Hopkins/Placencia", "$320", 25, "4.5 hours"],
  ["Airport to Water Ferry Terminal", "$35", 10, "25 minutes"],
  ["Hopkins to Chetumal (Mexico)", "$225", 35, "3.5 hours"],
  ["Airport to Corozal", "$180", 25, "3 hours"],
  ["Airport to Dangriga", "$165", 25, "1.5 hours"],
] as const;

const FEATURED = TRANSFERS.slice(0, 3);

const HEADER: Part = {
  within: { selector: "header" },
  leads: [
    ["Cayo Wayfarers", "/"],
    ["Home", "/"],
    ["Tours", "/tours"],
    ["Transfers", "/transfers"],
    ["About", "/about"],
    ["Contact", "/contact"],
    ["Book Now", "/contact"],
    ["Admin Login", "/admin/login"],
    ["My bookings", "/my-bookings"],
  ],
};

const FOOTER: readonly Part[] = [
  {
    within: { selector: "footer" },
    says: ["Quick Links", "Explore", "Contact", "San Ignacio, Cayo, Belize", "+501"],
    leads: [
      ["+501", "tel:"],
      ["reservations@", "mailto:reservations@"],
    ],
  },
  {
    within: { selector: 'footer nav[aria-label="Quick Links"]' },
    leads: [
      ["Home", "/"],
      ["Tours", "/tours"],
      ["Transfers", "/transfers"],
      ["About Us", "/about"],
      ["Contact", "/contact"],
    ],
  },
  {
    within: { selector: 'footer nav[aria-label="Explore"]' },
    leads: [
      ["", "/tours/xunantunich-cave-tubing"],
      ["", "/tours/atm-cave"],
      ["", "/tours/tikal-guatemala"],
      ["", "/transfers"],
      ["", "/tours"],
    ],
  },
];

const HOME: Screen = {
  name: "home",
  address: "/",
  parts: [
    HEADER,
    ...FOOTER,
    {
      within: main,
      says: ["Experience the Soul of Belize"],
      leads: [
        ["Explore Tours", "/tours"],
        ["Book Transfers", "/transfers"],
      ],
    },
    {
      within: section("Popular Tours"),
      says: ["Xunantunich & Cave Tubing", "Xunantunich & Inland Blue Hole", "Tikal (Guatemala)"],
      leads: [
        ["", "/tours/1"],
        ["", "/tours/2"],
        ["", "/tours/4"],
        ["View All Tours", "/tours"],
      ],
      holds: [["article", 3]],
    },
    {
      within: section("Why Choose Us"),
      says: ["Local Expertise", "Safety First", "Sustainable Tourism", "Personalized Service"],
    },
    {
      within: section("Reliable Transfers"),
      says: [...FEATURED.map(([route]) => route), ...FEATURED.map(([, price]) => price)],
      leads: [
        ["Book Now", "/booking/transfer/1"],
        ["Book Now", "/booking/transfer/2"],
        ["Book Now", "/booking/transfer/3"],
        ["View All Transfers", "/transfers"],
      ],
      holds: [["article", 3]],
    },
    { within: section("What Our Guests Say"), holds: [["blockquote", 3]] },
    {
      within: { selector: "main > section:last-of-type" },
      leads: [
        ["Browse Tours", "/tours"],
        ["Contact Us", "/contact"],
      ],
    },
  ],
};

const TOURS_LIST: Screen = {
  name: "tours",
  address: "/tours",
  parts: [
    {
      within: main,
      says: [
        "Departures are flexible",
        "vary with group size and pickup",
        "Minimums may apply",
        "with the chocolate tour $175 per person",
      ],
      leads: [["", "/contact"]],
      holds: [
        ["h1", 1],
        ["article", 8],
        ["article img", 8],
      ],
    },
    ...TOURS.map(({ id, name, price }) => ({
      within: { selector: `main article:has(a[href="/tours/${id}"])` },
      says: [name, `${price} per person`, "Min. 2 guests"],
      leads: [["View Details", `/tours/${id}`]] as const,
    })),
  ],
};

const TOUR_PAGES: readonly Screen[] = TOURS.map(({ id, slug, name, price }) => ({
  name: `the tour ${name}`,
  address: `/tours/${slug}`,
  parts: [
    {
      within: main,
      says: [name, ...(id === 5 ? ["5.0 · 210 reviews", "No cameras, phones"] : [])],
      leads: [["Back to Tours", "/tours"]] as const,
      holds: [["h1", 1]] as const,
    },
    {
      within: { selector: "#overview" },
      says: ["Highlights", "Requirements"],
      holds: [["li", 8]] as const,
    },
    {
      within: { selector: "#itinerary" },
      holds: [
        ["ol > li", 4],
        ["ol > li time", 4],
      ] as const,
    },
    { within: { selector: "#included" }, holds: [["li", 3]] as const },
    {
      within: { selector: "#faq" },
      says: ["Minimum guests for this tour: 2"],
      holds: [["details", 4]] as const,
    },
    {
      within: section("Book This Tour"),
      says: [
        `${price} per person`,
        "Duration",
        "Location",
        "Minimum guests",
        "Category",
        "No payment required now - pay on site",
        ...(id === 4 ? ["12 hours"] : []),
      ],
      leads: [["Book Now", `/booking/tour/${id}`]] as const,
    },
    {
      within: section("You Might Also Like"),
      says: ["per person"],
      leads: [["View", "/tours/"]] as const,
      holds: [["article", 1]] as const,
    },
  ],
}));

const TRANSFERS_LIST: Screen = {
  name: "transfers",
  address: "/transfers",
  parts: [
    {
      within: main,
      says: [
        "Belize Transfers",
        "air-conditioned vehicles",
        "professional drivers",
        "24/7 service on request",
        "Base fares cover up to two passengers",
        "Prices are in USD",
        "For routes with no 'Each Extra Seat' price the base fare applies to the group",
      ],
      holds: [["article", 12]],
    },
    ...TRANSFERS.map(([route, price, extra, duration], index) => ({
      within: { selector: `main article:has(a[href="/booking/transfer/${index + 1}"])` },
      says: [
        route,
        price,
        "1-2 passengers",
        "Each Extra Seat",
        extra === null ? "–" : `+ $${extra}/extra`,
        duration,
      ],
      leads: [["Book Now", `/booking/transfer/${index + 1}`]] as const,
      holds: [["h3 ~ p", 2]] as const,
    })),
    {
      within: section("Don't See Your Route?"),
      says: ["custom private transfers anywhere in Belize"],
      leads: [["Request Custom Transfer", "/contact"]],
    },
  ],
};

const ABOUT: Screen = {
  name: "about",
  address: "/about",
  parts: [
    {
      within: main,
      says: ["2015"],
      leads: [
        ["", "/tours"],
        ["", "/contact"],
      ],
      holds: [["h1", 1]],
    },
    { within: section("Our Story"), holds: [["p", 2]] },
    {
      within: section("Our Mission"),
      says: [
        "Safety",
        "Authenticity",
        "Sustainability",
        "Authentic, sustainable Belizean experiences",
      ],
    },
    {
      within: section("Meet Our Core Team"),
      holds: [
        ["li", 3],
        ["li h3", 3],
        ["li p", 6],
      ],
    },
    { within: section("What Our Guests Say"), holds: [["blockquote", 4]] },
  ],
};

const CONTACT: Screen = {
  name: "contact",
  address: "/contact",
  parts: [
    {
      within: main,
      says: ["Direct Reservations"],
      holds: [
        ["h1", 1],
        ['svg[role="img"]', 1],
      ],
    },
    {
      within: section("Contact Details"),
      says: [
        "San Ignacio Town, Cayo District",
        "Phone / WhatsApp",
        "Reservations",
        "Mon-Sun 7am-9pm",
        "Online booking 24/7",
      ],
      leads: [
        ["+501", "tel:"],
        ["", "https://wa.me/"],
        ["reservations@", "mailto:reservations@"],
      ],
    },
    {
      within: { selector: "main form" },
      says: ["Name", "Email", "Phone (optional)", "Subject (optional)", "Message", "Send Message"],
    },
    {
      within: section("Frequently Asked Questions"),
      says: [
        "48-72 hours ahead",
        "peak season (December to April)",
        "1-2 weeks ahead for large groups",
        "full refund for cancellations 48 or more hours before the tour",
        "Within 48 hours fees may apply",
        "we are flexible",
        "Private versions of all tours are available",
        "complimentary if you book multiple tours or transfers",
      ],
      holds: [["details", 4]],
    },
  ],
};

const FIELDS = [
  "First Name",
  "Last Name",
  "Email",
  "Phone",
  "Date",
  "Number of Guests",
  "Special Requests",
];

const BOOKING: readonly Screen[] = [
  {
    name: "booking a tour",
    address: "/booking/tour/5",
    parts: [
      {
        within: main,
        says: [
          "Book Your Tour",
          "Your Information",
          "No payment required now - pay on site",
          "Confirm Booking",
          ...FIELDS,
          "Number of Guests (Min 2)",
        ],
        holds: [['textarea[placeholder*="ietary needs"][placeholder*="pickup location"]', 1]],
      },
      {
        within: section("Booking Summary"),
        says: ["Actun Tunichil Muknal", "$200 × 2 people", "Total", "$400.00 USD", "about BZ$800"],
      },
    ],
  },
  {
    name: "booking a transfer",
    address: "/booking/transfer/1",
    parts: [
      {
        within: main,
        says: ["Book Your Transfer", "Your Information", "Confirm Booking", ...FIELDS],
      },
      {
        within: section("Booking Summary"),
        says: ["Belize International Airport to Placencia", "Total", "$225.00 USD"],
      },
    ],
  },
  {
    name: "no such transfer to book",
    address: "/booking/transfer/13",
    parts: [{ within: main, says: ["Error: transfer not found."] }],
  },
];

const NOT_FOUND: Screen = {
  name: "no such page",
  address: "/no/such/page",
  parts: [
    HEADER,
    ...FOOTER,
    {
      within: main,
      says: ["404 Page Not Found"],
      leads: [
        ["", "/"],
        ["", "/contact"],
      ],
    },
  ],
};

/** Every public screen that an address alone leads to. */
export const CHECKLIST: readonly Screen[] = [
  HOME,
  TOURS_LIST,
  ...TOUR_PAGES,
  TRANSFERS_LIST,
  ABOUT,
  CONTACT,
  ...BOOKING,
  NOT_FOUND,
];
