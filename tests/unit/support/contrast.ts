/** How well one colour is read on another (WCAG), 1 to 21; `#rrggbb` or a computed `rgb(1, 2, 3)`. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = tonesOf(colour).map((tone) => {
    const share = tone / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function tonesOf(colour: string): number[] {
  if (!colour.startsWith("#")) return (colour.match(/\d+/g) ?? []).map(Number);
  return [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
}
