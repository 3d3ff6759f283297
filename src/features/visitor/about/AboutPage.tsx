import { companyOf } from "#domain/site/company.ts";
import { ButtonLink } from "#ui/parts/Button.tsx";
import { useSite } from "#ui/site/use-site.ts";
import { CallToAction } from "#ui/visitor/page/CallToAction.tsx";
import { PageHero } from "#ui/visitor/page/PageHero.tsx";
import { Quotes } from "#ui/visitor/page/Quotes.tsx";
import { Section } from "#ui/visitor/page/Section.tsx";
import styles from "./AboutPage.module.css";
import { Mission } from "./Mission.tsx";

/** SPEC §2, About. */
export default function AboutPage() {
  const site = useSite();
  const { name, foundedIn } = companyOf(site);
  return (
    <>
      <PageHero
        scene="about"
        title={`About ${name}`}
        lead={`A tour and transfer operator from San Ignacio, at home between the Macal and the Mopan since ${foundedIn}.`}
      />
      <Section title="Our Story">
        <div className={styles.story}>
          <p className={styles.opening}>
            San Ignacio grew where the road from the coast meets the river. On Saturdays the whole
            district comes to its market, and from there it is half an hour to a pyramid and little
            more to a cave.
          </p>
          <div className={styles.text}>
            <p>
              We founded {name} here in {foundedIn}, for travellers who would rather see one place
              well than five in passing. The tours we run are days we like to spend ourselves: up a
              temple before the heat, down a river in its shade, and home before supper.
            </p>
            <p>
              The transfers followed, because a good day starts with a driver who is there when he
              said he would be. We still work the same way. You tell us the day, we tell you the
              price, and you pay when you are with us.
            </p>
          </div>
        </div>
      </Section>
      <Mission />
      {site.team.length > 0 && (
        <Section title="Meet Our Core Team" lead="Whoever answers the phone knows your booking.">
          <ul className={styles.team}>
            {site.team.map((member) => (
              <li key={member.id} className={styles.member}>
                <h3>{member.name}</h3>
                <p className={styles.role}>{member.role}</p>
                <p className={styles.bio}>{member.bio}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {site.testimonials.length > 0 && (
        <Section title="What Our Guests Say" ground="sunk">
          <Quotes quotes={site.testimonials} />
        </Section>
      )}
      <CallToAction
        title="Come and see it with us"
        text="Pick a day from our tours, or write and tell us what you have in mind."
        scene="contact"
      >
        <ButtonLink to="/tours" size="lg">
          Browse Tours
        </ButtonLink>
        <ButtonLink to="/contact" variant="outline" size="lg">
          Contact Us
        </ButtonLink>
      </CallToAction>
    </>
  );
}
