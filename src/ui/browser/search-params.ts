/** For the search schemas of routes, which are part of what every visitor downloads. */
const LONGEST_SEARCH = 100;
const LAST_PAGE = 100_000;

/** The word if it is one of those; else undefined. */
export const oneOf = <Word extends string>(words: readonly Word[], value: unknown) =>
  words.find((word) => word === value);

/** What is searched for. Numbers come as numbers out of an address, and people search for those too. */
export const searchWords = (value: unknown) =>
  typeof value === "string" || typeof value === "number"
    ? String(value).slice(0, LONGEST_SEARCH)
    : undefined;

/** A page from 1. */
export const pageNumber = (value: unknown) =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= LAST_PAGE
    ? Number(value)
    : undefined;
