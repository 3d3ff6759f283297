import type { Page } from "@playwright/test";
import type { Part, Screen } from "./checklist.ts";

/** What a screen lacks of its checklist, in words; an empty list when all is there. */
export async function missingFrom(page: Page, screen: Screen): Promise<string[]> {
  const found = await Promise.all(screen.parts.map((part) => missingFromPart(page, part)));
  return found.flat();
}

async function missingFromPart(page: Page, part: Part): Promise<string[]> {
  const where = "heading" in part.within ? part.within.heading : part.within.selector;
  const place =
    "heading" in part.within
      ? page
          .getByRole("main")
          .locator("section, aside")
          .filter({
            has: page.locator("h2", { hasText: part.within.heading }),
          })
      : page.locator(part.within.selector);
  if ((await place.count()) === 0) return [`${where} is not there`];
  const { words, links, counts } = await place.first().evaluate(
    (element, selectors) => {
      const line = (text: string | null) => (text ?? "").replace(/\s+/g, " ").trim();
      const parts = [
        element,
        ...element.querySelectorAll(
          "h1, h2, h3, p, li, a, dt, dd, dl > div, label, button, summary",
        ),
      ];
      return {
        words: parts.map((each) => line(each.textContent)).join(" | "),
        links: [...element.querySelectorAll("a")].map((link) => ({
          name: link.getAttribute("aria-label") ?? line(link.textContent),
          href: link.getAttribute("href") ?? "",
        })),
        counts: selectors.map((selector) => element.querySelectorAll(selector).length),
      };
    },
    (part.holds ?? []).map(([selector]) => selector),
  );
  const leads = (name: string, href: string) =>
    links.some((link) => link.name.startsWith(name) && isAddress(link.href, href));
  return [
    ...(part.says ?? [])
      .filter((text) => !words.includes(text))
      .map((text) => `${where}: "${text}"`),
    ...(part.leads ?? [])
      .filter(([name, href]) => !leads(name, href))
      .map(([name, href]) => `${where}: the link "${name}" to ${href}`),
    ...(part.holds ?? [])
      .filter(([, count], index) => (counts[index] ?? 0) < count)
      .map(
        ([selector, count], index) => `${where}: ${count} of "${selector}", not ${counts[index]}`,
      ),
  ];
}

/** A path must fit wholly; of a `tel:`, `mailto:` or foreign address, or `/tours/`, the beginning. */
function isAddress(actual: string, wanted: string): boolean {
  return /^[a-z]+:/.test(wanted) || (wanted.length > 1 && wanted.endsWith("/"))
    ? actual.startsWith(wanted)
    : actual === wanted;
}
