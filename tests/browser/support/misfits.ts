import type { Page } from "@playwright/test";

/** Sets the size of letters that the reader has chosen in the browser's settings, in px. */
export async function setLetters(page: Page, size: number): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Page.setFontSizes", { fontSizes: { standard: size, fixed: size } });
  await tools.detach();
}

/** What sticks out of the page at a side, texts longer than the box that clips them, broken words. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.closest(".visually-hidden, [aria-hidden='true'], svg");
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()} "${element.textContent?.trim().slice(0, 40)}"`;
    /** Words of ours that go on in the next line; longer ones may be a name or an address. */
    const brokenWords = (element: Element): string[] =>
      [...element.childNodes].flatMap((node) =>
        [...(node.nodeValue ?? "").matchAll(/(?<=^|\s)[\p{L}\p{N}$]{2,14}(?=$|[\s,.:;])/gu)]
          .filter(({ 0: word, index }) => {
            const range = document.createRange();
            range.setStart(node, index);
            range.setEnd(node, index + word.length);
            const tops = [...range.getClientRects()].map(({ top }) => top);
            return Math.max(...tops) - Math.min(...tops) > 5;
          })
          .map(([word]) => `"${word}" is broken in two`),
      );
    const found = document.documentElement.scrollWidth > width ? ["the page scrolls sideways"] : [];
    for (const element of document.querySelectorAll("body *")) {
      if (!isSeen(element)) continue;
      const { left, right, width: own } = element.getBoundingClientRect();
      const sticksOut = own > 1 && (right > width + 1 || left < -1);
      if (
        sticksOut &&
        element.matches("p, a, button, input, textarea, h1, h2, h3, dt, dd, label, li") &&
        !scrolls(element)
      ) {
        found.push(`${name(element)} reaches from ${left} to ${right}`);
      }
      const { overflowX, overflowY } = getComputedStyle(element);
      const clips = element.scrollWidth > element.clientWidth + 1 && /hidden|clip/.test(overflowX);
      const cuts = element.scrollHeight > element.clientHeight + 1 && /hidden|clip/.test(overflowY);
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      // a line that ends in dots shows enough where it has most of the width
      const isLong = getComputedStyle(element).textOverflow === "ellipsis" && own > 0.6 * width;
      if ((clips || cuts) && hasWords && !isLong) found.push(`${name(element)} is cut off`);
      if (hasWords) found.push(...brokenWords(element));
    }
    return found;
  });
}

/** How far the elements scroll sideways, px; what is not there does not. */
export function sideways(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .evaluateAll((found) =>
      Math.max(0, ...found.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
    );
}

/** Figures of one row at different heights, and dots of choices that stand higher or lower than their words. */
export function crooked(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const rows = new Map<number, HTMLElement[]>();
    for (const card of document.querySelectorAll<HTMLElement>("dl > div")) {
      const row = Math.round(card.getBoundingClientRect().top);
      rows.set(row, [...(rows.get(row) ?? []), card]);
    }
    for (const cards of rows.values()) {
      const tops = cards.flatMap(
        (card) => card.querySelector("dd")?.getBoundingClientRect().top ?? [],
      );
      if (Math.max(...tops) - Math.min(...tops) > 1) {
        found.push(`${cards.map(({ textContent }) => textContent).join(", ")}: at ${tops}`);
      }
    }
    for (const box of document.querySelectorAll("label > :is([type=radio], [type=checkbox])")) {
      const words = document.createRange();
      words.selectNodeContents(box.parentElement as Element);
      words.setStartAfter(box);
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
      const off = middle(box.getBoundingClientRect()) - middle(words.getBoundingClientRect());
      const isOneLine = words.getClientRects().length === 1;
      if (isOneLine && Math.abs(off) > 1) found.push(`${words}: its box is ${off} px too low`);
    }
    return found;
  });
}
