import { companyOf } from "#domain/site/company.ts";
import * as words from "#messages/visitor/about.ts";
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
      <PageHero scene="about" title={words.title(name)} lead={words.lead(foundedIn)} />
      <Section title={words.story}>
        <div className={`stack-5 ${styles.story}`}>
          <p className={styles.opening}>{words.sanIgnacio}</p>
          <div className={styles.text}>
            <p>{words.founded(name, foundedIn)}</p>
            <p>{words.transfersFollowed}</p>
          </div>
        </div>
      </Section>
      <Mission />
      {site.team.length > 0 && (
        <Section title={words.team} lead={words.teamLead}>
          <ul className={styles.team}>
            {site.team.map((member) => (
              <li key={member.id} className={styles.member}>
                <h3>{member.name}</h3>
                <p className={styles.role}>{member.role}</p>
                <p className="soft">{member.bio}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {site.testimonials.length > 0 && (
        <Section title={words.testimonials} ground="sunk">
          <Quotes quotes={site.testimonials} />
        </Section>
      )}
      <CallToAction title={words.comeAndSee} text={words.comeAndSeeText} scene="contact">
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
