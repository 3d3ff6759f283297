import type { ItemType } from "../item.ts";
import type { ServiceDraft } from "./draft.ts";

/**
 * What a new service begins with (SPEC §2, admin services). It is not offered until the operator
 * says so: a sample that was saved in passing must not stand on the site.
 */
export const SAMPLE_SERVICES: Readonly<Record<ItemType, ServiceDraft>> = {
  tour: {
    name: "New Tour",
    slug: "new-tour",
    price: "",
    short_description: "One sentence that says what makes this day worth it.",
    long_description: "Tell the day in two or three paragraphs.",
    category: "Nature & Adventure",
    duration: "8 hours",
    location: "Cayo District",
    rating: "0",
    review_count: "0",
    min_pax: "1",
    highlights: ["What guests will remember"],
    includes: ["Guide licensed by the Belize Tourism Board", "Drinking water"],
    itinerary: [{ time: "08:00", activity: "Pick-up at your hotel in San Ignacio" }],
    requirements: ["Comfortable shoes"],
    asks: {},
    bands: [],
    extras: [],
    deposit: { kind: "", share: "", days: "" },
    featured: false,
    active: false,
  },
  transfer: {
    name: "New Transfer",
    slug: "new-transfer",
    route: "San Ignacio to Belmopan",
    price: "",
    additional_pax_price: "",
    short_description: "One sentence for lists.",
    long_description: "Where the driver waits, which road it is, and what may add time.",
    description: "What guests should know of the road and its time.",
    duration: "1 hour",
    from_location: "San Ignacio Town",
    to_location: "Belmopan",
    route_back: "",
    back_percent: "",
    back_amount: "",
    transfer_type: "Private Ground Transfer",
    vehicle_type: "Private air-conditioned shuttle",
    max_passengers: "10",
    price_type: "per_group_additional",
    asks: {},
    bands: [],
    extras: [],
    deposit: { kind: "", share: "", days: "" },
    featured: false,
    active: false,
  },
};
