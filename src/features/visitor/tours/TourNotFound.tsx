import { useEffect } from "react";
import { useNavigation } from "#ui/navigation/navigation.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./TourNotFound.module.css";

/** `withdrawn`: it was there when the page was opened. */
export type WhyNotFound = "unknown" | "withdrawn";

const WORDS: Readonly<Record<WhyNotFound, string>> = {
  unknown: "The tour you're looking for doesn't exist.",
  withdrawn: "This tour is not offered at the moment.",
};

/** SPEC §8: the words for an unknown tour. */
export function TourNotFoundNotice({ why }: { why: WhyNotFound }) {
  return (
    <Notice tone="destructive" title="Tour not found" announce>
      <p>{WORDS[why]}</p>
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
      <h1 className="visually-hidden">Tour not found</h1>
      <TourNotFoundNotice why={why} />
      <p>
        <a href="/tours">See all tours</a>
      </p>
    </div>
  );
}
