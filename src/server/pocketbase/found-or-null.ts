/**
 * What a look into the database finds, or null where there is no such row.
 * @throws whatever else is wrong: a database that cannot be read must not pass for one without the row
 */
export function foundOrNull<Found>(find: () => Found): Found | null {
  try {
    return find();
  } catch (error) {
    if (String(error).includes(NO_ROW)) return null;
    throw error;
  }
}

/** Go's words (database/sql, ErrNoRows). */
const NO_ROW = "no rows in result set";
