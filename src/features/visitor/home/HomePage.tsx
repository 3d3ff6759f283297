import { readRecentlyViewed } from "#data/local/recently-viewed.ts";
import { featuredTours, featuredTransfers } from "#domain/catalogue/find.ts";
import * as words from "#messages/visitor/home.ts";
import { ButtonLink } from "#ui/parts/Button.tsx";
import { Scene } from "#ui/pictures/Scene.tsx";
import { useSite } from "#ui/site/use-site.ts";
import { RecentlyViewed } from "#ui/visitor/cards/RecentlyViewed.tsx";
import { TourCard } from "#ui/visitor/cards/TourCard.tsx";
import { TransferCard } from "#ui/visitor/cards/TransferCard.tsx";
import { CallToAction } from "#ui/visitor/page/CallToAction.tsx";
import { Quotes } from "#ui/visitor/page/Quotes.tsx";
import { Section } from "#ui/visitor/page/Section.tsx";
import { Hero } from "./Hero.tsx";
import styles from "./HomePage.module.css";
import { WhyChooseUs } from "./WhyChooseUs.tsx";

const QUOTES_SHOWN = 3;

/** SPEC §2, Home: the six sections from the first look to the next step. */
export default function HomePage() {
  const site = useSite();
  return (
    <>
      <Hero />
      <Section
        title={words.popularTours}
        lead={words.popularToursLead}
        aside={
          <ButtonLink to="/tours" variant="outline">
            {words.viewAllTours}
          </ButtonLink>
        }
      >
        <ul className={`stack-5 ${styles.tours}`}>
          {featuredTours(site).map((tour) => (
            <li key={tour.id}>
              <TourCard tour={tour} />
            </li>
          ))}
        </ul>
      </Section>
      <RecentlyViewed read={readRecentlyViewed} />
      <WhyChooseUs />
      <Section
        title={words.transfers}
        lead={words.transfersLead}
        aside={
          <ButtonLink to="/transfers" variant="outline">
            {words.viewAllTransfers}
          </ButtonLink>
        }
      >
        <div className={`stack-5 ${styles.transfers}`}>
          <Scene name="transfers" className={styles.road} />
          <ul className="stack-4">
            {featuredTransfers(site).map((transfer) => (
              <li key={transfer.id}>
                <TransferCard transfer={transfer} brief />
              </li>
            ))}
          </ul>
        </div>
      </Section>
      {site.testimonials.length > 0 && (
        <Section title={words.testimonials} ground="sunk">
          <Quotes quotes={site.testimonials.slice(0, QUOTES_SHOWN)} />
        </Section>
      )}
      <CallToAction
        title={words.whichDay}
        text={words.whichDayText}
        scene="hero-night"
        night="hero-day"
      >
        <ButtonLink to="/tours" size="lg">
          {words.browseTours}
        </ButtonLink>
        <ButtonLink to="/contact" variant="outline" size="lg">
          {words.contactUs}
        </ButtonLink>
      </CallToAction>
    </>
  );
}
