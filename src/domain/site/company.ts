/** What the public pages say about the operator until the settings of the back office say otherwise. */
export interface Company {
  readonly name: string;
  readonly foundedIn: number;
  readonly address: string;
  /** For people. */
  readonly phone: string;
  /** For `tel:`. */
  readonly phoneLink: string;
  readonly whatsappLink: string;
  readonly email: string;
  /** For a phone's map app: latitude, longitude. */
  readonly officeLatLng: readonly [number, number];
  readonly bookingHours: string;
}

export const COMPANY: Company = {
  name: "Cayo Wayfarers",
  foundedIn: 2015,
  address: "San Ignacio, Cayo, Belize",
  phone: "+501 600-0100",
  phoneLink: "tel:+5016000100",
  whatsappLink: "https://wa.me/5016000100",
  email: "reservations@cayowayfarers.example",
  officeLatLng: [17.159, -89.07],
  bookingHours: "Mon-Sun 7am-9pm",
};
