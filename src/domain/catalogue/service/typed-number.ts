const GROUPED = /^\d{1,3}(,\d{3})+(\.\d*)?$/;

/**
 * A number as it is typed, `82.50` or `1,450`.
 * @param empty what stands for nothing
 * @returns NaN for what is no number: it is refused where it stands, and `12,50` is neither 1,250 nor lost
 */
export function typedNumber<Empty>(typed: string, empty: Empty): number | Empty {
  const text = typed.trim();
  if (text === "") return empty;
  return Number(GROUPED.test(text) ? text.replace(/,/g, "") : text);
}
