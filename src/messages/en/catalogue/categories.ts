/** The tours' categories are stored under their English names. */
export const category = (stored: string) => stored;
