import { useEffect } from "react";
import { addressIn, LANGUAGE } from "#domain/language.ts";
import * as words from "#messages/visitor/tour-head.ts";
import { useNavigation } from "#ui/navigation/navigation.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./TourNotFound.module.css";

/** `withdrawn`: it was there when the page was opened. */
export type WhyNotFound = "unknown" | "withdrawn";

/** SPEC §8: the words for an unknown tour. */
export function TourNotFoundNotice({ why }: { why: WhyNotFound }) {
  return (
    <Notice tone="destructive" title={words.notFound} announce>
      <p>{why === "withdrawn" ? words.withdrawn : words.unknown}</p>
    </Notice>
  );
}

/** An unknown tour: says so and leads to the list, where the notice stays to be read. */
export function TourNotFound({ why }: { why: WhyNotFound }) {
  const { navigate } = useNavigation();
  useEffect(() => {
    navigate({ to: "/tours", replace: true, news: { tourNotFound: why } });
  }, [navigate, why]);
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{words.notFound}</h1>
      <TourNotFoundNotice why={why} />
      <p>
        <a href={addressIn(LANGUAGE, "/tours")}>{words.seeAllTours}</a>
      </p>
    </div>
  );
}
