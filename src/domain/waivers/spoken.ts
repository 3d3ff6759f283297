import * as english from "../../messages/en/papers/waiver.ts";
import * as englishRefusals from "../../messages/en/papers/waiver-refusals.ts";
import * as spanish from "../../messages/es/papers/waiver.ts";
import * as spanishRefusals from "../../messages/es/papers/waiver-refusals.ts";
import type { Language } from "../language.ts";
import type { SpokenWaiver } from "./spoken-here.ts";

/** Both languages, for a device that goes from hand to hand. */
export const SPOKEN: Readonly<Record<Language, SpokenWaiver>> = {
  en: { form: english.form, refusals: englishRefusals.refusals },
  es: { form: spanish.form, refusals: spanishRefusals.refusals },
};
