import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ACCENTS } from "#domain/site/appearance.ts";
import { contrast } from "../support/contrast.ts";

const css = readFileSync(new URL("../../../src/ui/theme/accents.css", import.meta.url), "utf8");

/** The two tones, light and dark, of a property of an accent. */
function tonesOf(accent: string, property: string): [string, string] {
  const rule = css.split(`[data-accent="${accent}"]`)[1]?.split("}")[0] ?? "";
  const found = new RegExp(`${property}: light-dark\\((#\\w{6}), (#\\w{6})\\)`).exec(rule);
  if (!found?.[1] || !found[2]) throw new Error(`${accent} has no ${property}`);
  return [found[1], found[2]];
}

describe.each(ACCENTS)("%s", (accent) => {
  test("is read as the ground of a button, and seen on the page", () => {
    const [light, dark] = tonesOf(accent, "--brand");
    expect(contrast(light, "#ffffff")).toBeGreaterThan(4.5);
    expect(contrast(dark, "#04140d")).toBeGreaterThan(4.5);
    expect(contrast(light, "#f6f1e7")).toBeGreaterThan(3);
    expect(contrast(dark, "#0a1a15")).toBeGreaterThan(3);
  });

  test("its soft ground carries headings and text", () => {
    const [light, dark] = tonesOf(accent, "--brand-soft");
    expect(contrast(light, "#0f3d2e")).toBeGreaterThan(4.5);
    expect(contrast(dark, "#f6ecd2")).toBeGreaterThan(4.5);
  });
});
