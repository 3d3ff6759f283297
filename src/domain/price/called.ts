import type { Names } from "../catalogue/bands.ts";
import { LANGUAGE } from "../language.ts";

/** What a band or an extra is called in this build's language; its id where it has no name. */
export const calledIn = ({ id, names }: { readonly id?: string; readonly names?: Names }): string =>
  names?.[LANGUAGE] ?? names?.en ?? id ?? "";
