import type { ItemType } from "#domain/catalogue/item.ts";
import { category } from "#messages/catalogue/categories.ts";
import * as words from "#messages/office/services/editor.ts";

interface FieldGroup {
  readonly title: string;
  readonly fields: readonly string[];
  /** Side by side where there is room. */
  readonly isNarrow?: boolean;
}

/** The editor's fields in the order in which one fills them in. */
export const LAYOUT: Readonly<Record<ItemType, readonly FieldGroup[]>> = {
  tour: [
    { title: words.groups.name, fields: ["name", "slug"], isNarrow: true },
    {
      title: words.groups.offer,
      fields: [
        "price",
        "tax_class",
        "min_pax",
        "category",
        "duration",
        "location",
        "rating",
        "review_count",
      ],
      isNarrow: true,
    },
    { title: words.groups.texts, fields: ["short_description", "long_description"] },
    { title: words.groups.beside, fields: ["bands", "extras"] },
    { title: words.groups.deposit, fields: ["deposit"] },
    { title: words.groups.asks, fields: ["asks"] },
    { title: words.groups.questions, fields: ["questions"] },
    { title: words.groups.waiver, fields: ["waiver"] },
    { title: words.groups.lists, fields: ["highlights", "includes", "itinerary", "requirements"] },
  ],
  transfer: [
    { title: words.groups.name, fields: ["name", "slug"], isNarrow: true },
    {
      title: words.groups.road,
      fields: ["route", "duration", "from_location", "to_location"],
      isNarrow: true,
    },
    {
      title: words.groups.back,
      fields: ["route_back", "back_percent", "back_amount"],
      isNarrow: true,
    },
    {
      title: words.groups.offer,
      fields: [
        "price",
        "tax_class",
        "additional_pax_price",
        "price_type",
        "max_passengers",
        "transfer_type",
        "vehicle_type",
      ],
      isNarrow: true,
    },
    { title: words.groups.beside, fields: ["bands", "extras"] },
    { title: words.groups.deposit, fields: ["deposit"] },
    { title: words.groups.asks, fields: ["asks"] },
    { title: words.groups.questions, fields: ["questions"] },
    { title: words.groups.waiver, fields: ["waiver"] },
    { title: words.groups.texts, fields: ["description", "short_description", "long_description"] },
  ],
};

/** Short notes under fields that need one. */
export const HINTS: Readonly<Record<string, string>> = words.hints;

const CHOICES: Readonly<Record<string, string>> = words.choices;

/** What people call a choice, which is stored as a code or under its English name. */
export const choiceWords = (choice: string) => CHOICES[choice] ?? category(choice);
