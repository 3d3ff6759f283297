/** A question that guests ask, with our answer; `id` is unique within its list. */
export interface Faq {
  readonly id: string;
  readonly question: string;
  readonly answer: string;
}
