import { COMPANY } from "#domain/site/company.ts";
import { TEAM, TESTIMONIALS } from "#domain/site/sample-content.ts";
import { ButtonLink } from "#ui/Button.tsx";
import { CallToAction } from "#ui/CallToAction.tsx";
import { PageHero } from "#ui/PageHero.tsx";
import { Quotes } from "#ui/Quotes.tsx";
import { Section } from "#ui/Section.tsx";
import styles from "./AboutPage.module.css";
import { Mission } from "./Mission.tsx";

/** SPEC §2, About. */
export default function AboutPage() {
  return (
    <>
      <PageHero
        scene="about"
        title="About Cayo Wayfarers"
        lead={`A tour and transfer operator from San Ignacio, at home between the Macal and the Mopan since ${COMPANY.foundedIn}.`}
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
              We founded Cayo Wayfarers here in {COMPANY.foundedIn}, for travellers who would rather
              see one place well than five in passing. The tours we run are days we like to spend
              ourselves: up a temple before the heat, down a river in its shade, and home before
              supper.
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
      <Section
        title="Meet Our Core Team"
        lead="Three desks, one phone. Whoever answers knows your booking."
      >
        <ul className={styles.team}>
          {TEAM.map(({ id, name, role, bio }) => (
            <li key={id} className={styles.member}>
              <h3>{name}</h3>
              <p className={styles.role}>{role}</p>
              <p className={styles.bio}>{bio}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="What Our Guests Say" ground="sunk">
        <Quotes quotes={TESTIMONIALS} />
      </Section>
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
