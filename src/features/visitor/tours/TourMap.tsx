import type { PlaceId } from "#domain/catalogue/places.ts";
import * as places from "#messages/catalogue/places.ts";
import * as words from "#messages/visitor/tour.ts";
import { Card, CardPicture } from "#ui/parts/Card.tsx";
import { BelizeMap } from "#ui/visitor/map/BelizeMap.tsx";
import styles from "./TourMap.module.css";
import { tourMap } from "./tour-maps.ts";

/** Where a tour goes, seen from San Ignacio and, in the south, from the coast's villages. */
export function TourMap({ id }: { id: number }) {
  const map = tourMap(id);
  if (!map) return null;
  const { region, sites, marks } = map;
  const goesTo = namesOf(sites);
  const from = namesOf(region.around.map(({ place }) => place));
  return (
    <section aria-labelledby="tour-map" className={styles.section}>
      <h3 id="tour-map" className={styles.title}>
        {words.whereItIs}
      </h3>
      <p className={styles.text}>{words.sitesIn(region.name, goesTo)}</p>
      <Card as="div">
        <CardPicture>
          <BelizeMap
            alt={words.mapAlt(region.name, goesTo, from)}
            marks={marks}
            view={region.view}
          />
        </CardPicture>
      </Card>
    </section>
  );
}

function namesOf(ids: readonly PlaceId[]): string {
  const names: Partial<Record<PlaceId, string>> = places.names;
  return words.listed(ids.map((id) => names[id] ?? id));
}
