import { addressIn, LANGUAGE } from "#domain/language.ts";

/** The address of a booking's own page, for its guest's other devices. @param key as the server has told it */
export const tripAddress = (key: string) =>
  `${location.origin}${addressIn(LANGUAGE, "/trip")}#${key}`;
