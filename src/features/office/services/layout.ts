import type { ItemType } from "#domain/catalogue/item.ts";

interface FieldGroup {
  readonly title: string;
  readonly fields: readonly string[];
  /** Side by side where there is room. */
  readonly isNarrow?: boolean;
}

/** The editor's fields in the order in which one fills them in. */
export const LAYOUT: Readonly<Record<ItemType, readonly FieldGroup[]>> = {
  tour: [
    { title: "Name", fields: ["name", "slug"], isNarrow: true },
    {
      title: "Offer",
      fields: ["price", "min_pax", "category", "duration", "location", "rating", "review_count"],
      isNarrow: true,
    },
    { title: "Texts", fields: ["short_description", "long_description"] },
    { title: "Lists", fields: ["highlights", "includes", "itinerary", "requirements"] },
  ],
  transfer: [
    { title: "Name", fields: ["name", "slug"], isNarrow: true },
    {
      title: "Road",
      fields: ["route", "duration", "from_location", "to_location"],
      isNarrow: true,
    },
    {
      title: "Offer",
      fields: [
        "price",
        "additional_pax_price",
        "price_type",
        "max_passengers",
        "transfer_type",
        "vehicle_type",
      ],
      isNarrow: true,
    },
    { title: "Texts", fields: ["description", "short_description", "long_description"] },
  ],
};

/** Short notes under fields that need one. */
export const HINTS: Readonly<Record<string, string>> = {
  slug: "Its address: /tours/this-text",
  rating: "0 to 5; 0 shows no rating",
  additional_pax_price: "Beyond the second; empty: the base fare covers the group",
};

/** Choices whose stored word is not for people. */
export const CHOICE_WORDS: Readonly<Record<string, string>> = {
  per_group_additional: "Base fare for two, then each extra guest",
  per_person: "Per person",
  flat: "One price for all",
};
