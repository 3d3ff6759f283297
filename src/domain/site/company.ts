import * as words from "#messages/company.ts";
import { telLink, whatsappChat } from "../phone-links.ts";
import type { SiteFacts } from "./site.ts";

/** What the public pages say about the operator. */
export interface Company {
  readonly name: string;
  readonly foundedIn: number;
  readonly address: string;
  /** For people. */
  readonly phone: string;
  readonly email: string;
  /** For a phone's map app: latitude, longitude. */
  readonly officeLatLng: readonly [number, number];
}

/** The operator; name, phone and e-mail until the settings of the back office say otherwise. */
export const COMPANY: Company = {
  name: "Cayo Wayfarers",
  foundedIn: 2015,
  address: words.address,
  phone: "+501 600-0100",
  email: "reservations@cayowayfarers.example",
  officeLatLng: [17.159, -89.07],
};

/** The operator as the settings name it. */
export function companyOf(
  site: Pick<SiteFacts, "siteTitle" | "contactEmail" | "contactPhone">,
): Company {
  return {
    ...COMPANY,
    name: site.siteTitle,
    email: site.contactEmail,
    phone: site.contactPhone,
  };
}

/** For `tel:`. */
export function phoneLink({ phone }: Pick<Company, "phone">): string {
  return telLink(phone);
}

/** A chat with the operator; with a message, it stands ready there to be sent. */
export function whatsappLink({ phone }: Pick<Company, "phone">, message = ""): string {
  const chat = whatsappChat(phone) ?? `https://wa.me/${phone.replace(/\D/g, "")}`;
  return message ? `${chat}?text=${encodeURIComponent(message)}` : chat;
}

/** A chat for a visitor who has not booked. */
export function questionLink(company: Company): string {
  return whatsappLink(company, words.question(company.name));
}
