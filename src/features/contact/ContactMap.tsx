import { COMPANY } from "#domain/site/company.ts";
import { Card, CardBody, CardPicture } from "#ui/Card.tsx";
import { Icon } from "#ui/Icon.tsx";
import { BelizeMap } from "#ui/map/BelizeMap.tsx";
import type { MapMark } from "#ui/map/labels.ts";
import styles from "./ContactMap.module.css";

/** Opens the map app of Android and, where it is installed, of an iPhone; a page everywhere else. */
const MAP_APP = `https://www.google.com/maps/search/?api=1&query=${COMPANY.officeLatLng.join(",")}`;

/** The office and the places of SPEC §2 around it. */
const MARKS: readonly MapMark[] = [
  { place: "corozal", side: "w" },
  { place: "orange-walk", side: "w" },
  { place: "san-pedro", side: "e" },
  { place: "caye-caulker", side: "e", text: "Caulker" },
  { place: "airport", side: "ne" },
  { place: "belize-city", side: "ese" },
  { place: "belmopan", side: "ne" },
  { place: "benque-viejo", side: "sw" },
  { place: "dangriga", side: "ne" },
  { place: "hopkins", side: "e" },
  { place: "placencia", side: "e" },
  { place: "punta-gorda", side: "e" },
  { place: "san-ignacio", side: "nw", kind: "pin" },
];

const ALT =
  "Map of Belize: our office is in San Ignacio in the west, near the border with Guatemala; " +
  "Belmopan lies to its east, Belize City and the airport on the coast.";

/** Where the office is in the country, and the way to the phone's own map. */
export function ContactMap() {
  return (
    <Card as="div">
      <CardPicture>
        <BelizeMap alt={ALT} marks={MARKS} />
      </CardPicture>
      <CardBody className={styles.caption}>
        <span>Two hours west of the airport.</span>
        <a href={MAP_APP} rel="noopener" className={styles.link}>
          <Icon name="pin" /> Open in maps
        </a>
      </CardBody>
    </Card>
  );
}
