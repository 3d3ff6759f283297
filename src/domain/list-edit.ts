/** The list with one entry in another place. */
export function withMoved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const moved = list.filter((_, index) => index !== from);
  return [...moved.slice(0, to), ...list.slice(from, from + 1), ...moved.slice(to)];
}

/** The list with another entry in one place. */
export function withReplaced<Entry>(list: readonly Entry[], at: number, entry: Entry): Entry[] {
  return list.map((old, index) => (index === at ? entry : old));
}

/** The list without one entry. */
export function withoutEntry<Entry>(list: readonly Entry[], at: number): Entry[] {
  return list.filter((_, index) => index !== at);
}
