import * as english from "../../messages/en/catalogue/samples.ts";
import * as spanish from "../../messages/es/catalogue/samples.ts";

/**
 * Nobody gave us guests' quotes or the team's biographies (SPEC §2: 'not reproduced here'). These
 * entries show where they go. Each is marked, so that the back office can remind the operator to
 * replace or hide it; none claims a rating, and none names a guest.
 */
interface Sample {
  readonly id: string;
  /** True until the operator's own words replace it. */
  readonly sample: boolean;
}

export interface Testimonial extends Sample {
  readonly quote: string;
  readonly name: string;
  readonly location: string;
  readonly initial: string;
}

export interface TeamMember extends Sample {
  readonly name: string;
  readonly role: string;
  readonly bio: string;
}

/** English, with what stands for it in Spanish, as the operator's own entries are stored. */
const samplesOf = <Words extends object, Ids extends string>(
  en: Readonly<Record<Ids, Words>>,
  es: Readonly<Record<Ids, Words>>,
) => (Object.keys(en) as Ids[]).map((id) => ({ id, sample: true, ...en[id], es: { ...es[id] } }));

export const TESTIMONIALS: readonly Testimonial[] = samplesOf(
  english.testimonials,
  spanish.testimonials,
);

export const TEAM: readonly TeamMember[] = samplesOf(english.team, spanish.team);
