import { COMPANY } from "#domain/site/company.ts";
import * as words from "#messages/visitor/contact.ts";
import { Card, CardBody, CardPicture } from "#ui/parts/Card.tsx";
import { Icon } from "#ui/parts/Icon.tsx";
import { BelizeMap } from "#ui/visitor/map/BelizeMap.tsx";
import styles from "./ContactMap.module.css";
import { OFFICE_MARKS } from "./office-marks.ts";

/** Opens the map app of Android and, where it is installed, of an iPhone; a page everywhere else. */
const MAP_APP = `https://www.google.com/maps/search/?api=1&query=${COMPANY.officeLatLng.join(",")}`;

/** Where the office is in the country, and the way to the phone's own map. */
export function ContactMap() {
  return (
    <Card as="div">
      <CardPicture>
        <BelizeMap alt={words.mapAlt} marks={OFFICE_MARKS} />
      </CardPicture>
      <CardBody className={styles.caption}>
        <span>{words.fromTheAirport}</span>
        <a href={MAP_APP} rel="noopener" className={styles.link}>
          <Icon name="pin" /> {words.openInMaps}
        </a>
      </CardBody>
    </Card>
  );
}
