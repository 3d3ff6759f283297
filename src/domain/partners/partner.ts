import { isItemType } from "../catalogue/item.ts";
import { LANGUAGES, type Language } from "../language.ts";
import { MOST_CENTS } from "../money.ts";
import { partnerKey } from "./key.ts";
import { WHOLE_SHARE } from "./terms.ts";

/** The longest name and contact, in characters; the most net prices. */
export const MOST_NAME = 100;
export const MOST_CONTACT = 500;
const MOST_NETS = 100;

/** What a partner pays for a service in place of its price: for a guest, or for the vehicle, as the price is. */
interface Net {
  /** `tour/5`. */
  readonly service: string;
  /** In US cents. */
  readonly cents: number;
}

/** A hotel, an agent: somebody who sends us guests. */
export interface Partner {
  /** Stands in addresses (`?partner=`) and bookings, and never changes. */
  readonly key: string;
  readonly name: string;
  /** Who is written or called. */
  readonly contact: string;
  /** Of the price, in hundredths of a percent, where no net price is agreed. */
  readonly share: number;
  readonly nets: readonly Net[];
  /** True where its guests pay it, and it pays us. */
  readonly collects: boolean;
  /** Of its statements. */
  readonly language: Language;
  /** False where it has ended: no new booking is its. */
  readonly active: boolean;
}

/** What somebody says of a partner, not checked. */
export type SaidPartner = { readonly [Field in keyof Partner]?: unknown };

/** A code for each field that breaks a rule (`#domain/office/refusal.ts`). */
export function checkPartner(said: SaidPartner): Readonly<Record<string, string>> {
  const { key, name, contact, share, nets, language } = said;
  return {
    ...(key && partnerKey(key) === key ? {} : { key: "slug_letters" }),
    ...(isText(name, MOST_NAME) && String(name).trim()
      ? {}
      : { name: `partner_name:${MOST_NAME}` }),
    ...(isText(contact, MOST_CONTACT) ? {} : { contact: `too_long:${MOST_CONTACT}` }),
    ...(isCount(share, 0, WHOLE_SHARE) ? {} : { share: "partner_share" }),
    ...(areNets(nets) ? {} : { nets: "partner_nets" }),
    ...(LANGUAGES.some((one) => one === language)
      ? {}
      : { language: `one_of:${LANGUAGES.join(", ")}` }),
  };
}

const isText = (value: unknown, most: number) => typeof value === "string" && value.length <= most;

const isCount = (value: unknown, least: number, most: number) =>
  Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

function areNets(nets: unknown): boolean {
  if (!Array.isArray(nets) || nets.length > MOST_NETS) return false;
  const services = nets.map((net) => String(Object(net).service));
  const areGood = nets.every((net, at) => {
    const [type, id] = String(services[at]).split("/");
    const isService = isItemType(type) && /^\d{1,9}$/.test(id ?? "");
    return isService && isCount(Object(net).cents, 1, MOST_CENTS);
  });
  return areGood && new Set(services).size === services.length;
}
