/** In the place of the package `rrule` (`vite.config.ts`); asked for where an event recurs, which none does. */
export const RRule = null;
