import { useEffect, useRef } from "react";
import { rememberViewed } from "#data/local/recently-viewed.ts";
import { findTour, relatedTours } from "#domain/catalogue/find.ts";
import type { Tour, TourSummary } from "#domain/catalogue/tour.ts";
import { tourFaqs } from "#domain/catalogue/tour-faqs.ts";
import * as words from "#messages/visitor/tour.ts";
import { useSite, useTourDetails } from "#ui/site/use-site.ts";
import { Faq } from "#ui/visitor/page/Faq.tsx";
import { Section } from "#ui/visitor/page/Section.tsx";
import { Tabs } from "#ui/visitor/page/Tabs.tsx";
import { BookBar } from "./BookBar.tsx";
import { BookThisTour } from "./BookThisTour.tsx";
import { RelatedTours } from "./RelatedTours.tsx";
import { Included, Itinerary, Overview } from "./TourDetails.tsx";
import { TourHero } from "./TourHero.tsx";
import { TourMap } from "./TourMap.tsx";
import { TourNotFound } from "./TourNotFound.tsx";
import styles from "./TourPage.module.css";
import { TourTextsMissing } from "./TourTextsMissing.tsx";

/** SPEC §2, Tour detail. Opens by the integer of the specification and by slug. */
export default function TourPage({ idOrSlug }: { idOrSlug: string }) {
  const tour = findTour(useSite(), idOrSlug);
  const details = useTourDetails(tour?.id ?? 0);
  const wasThere = useRef(false);
  if (!tour) return <TourNotFound why={wasThere.current ? "withdrawn" : "unknown"} />;
  wasThere.current = true;
  if (!details) return <TourTextsMissing tour={tour} />;
  return <FoundTour key={tour.id} tour={{ ...tour, ...details }} />;
}

function FoundTour({ tour }: { tour: Tour }) {
  const { type, id, name } = tour;
  useEffect(() => rememberViewed({ type, id, name, timestamp: Date.now() }), [type, id, name]);
  const related = relatedTours(useSite(), tour);
  return (
    <>
      <TourHero tour={tour} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <Tabs
            label={words.aboutThisTour}
            tabs={[
              {
                id: "overview",
                label: words.overview,
                content: (
                  <>
                    <Overview tour={tour} />
                    <TourMap id={id} />
                  </>
                ),
              },
              { id: "itinerary", label: words.itinerary, content: <Itinerary tour={tour} /> },
              { id: "included", label: words.included, content: <Included tour={tour} /> },
              { id: "faq", label: words.faq, content: <TourFaq tour={tour} /> },
            ]}
          />
        </div>
        <BookThisTour tour={tour} />
      </div>
      {related.length > 0 && (
        <Section title={words.alsoLike} ground="sunk">
          <RelatedTours tours={related} />
        </Section>
      )}
      <BookBar tour={tour} />
    </>
  );
}

function TourFaq({ tour }: { tour: TourSummary }) {
  const { policyHours } = useSite();
  return (
    <section aria-labelledby="tour-questions">
      <h2 id="tour-questions" className={styles.panelTitle}>
        {words.questions}
      </h2>
      <Faq entries={tourFaqs(tour, policyHours)} />
    </section>
  );
}
