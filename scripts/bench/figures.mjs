/**
 * @param {readonly number[]} values
 * @param {number} part 0 to 1: 0.5 is the median
 */
export function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}

/** @param {readonly number[]} values */
export const median = (values) => quantile(values, 0.5);

/**
 * The median of each figure of several runs; figures that are no numbers are left out.
 * @template {Record<string, number>} Figures
 * @param {readonly Figures[]} runs
 * @returns {Figures}
 */
export function medians(runs) {
  const names = Object.keys(runs[0] ?? {});
  return /** @type {Figures} */ (
    Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? NaN))]))
  );
}
