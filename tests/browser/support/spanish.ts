import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { SAMPLE_SERVICES } from "#domain/catalogue/service/sample.ts";
import { addressIn, OWN_NAMES } from "#domain/language.ts";
import { ROOT } from "../../../src/host/system/root.mjs";

/** One message in both languages; `[1]` stands for the first figure of those that take some. */
interface Said {
  readonly en: string;
  readonly es: string;
}

const MESSAGES = join(ROOT, "src/messages");
const FIGURES = ["[1]", "[2]", "[3]", "[4]"] as const;

/** All that is said, to the last leaf. What takes more than texts has no words that could be sought. */
function pairs(en: unknown, es: unknown): Said[] {
  if (typeof en === "string") return [{ en, es: String(es) }];
  if (typeof en === "object" && en !== null) {
    return Object.entries(en).flatMap(([name, inner]) =>
      pairs(inner, (es as Record<string, unknown>)[name]),
    );
  }
  if (typeof en !== "function" || typeof es !== "function") return [];
  try {
    return pairs(en(...FIGURES), es(...FIGURES));
  } catch {
    return [];
  }
}

/** @param within the beginning of the rooms' names */
async function readVocabulary(within = ""): Promise<Said[]> {
  const rooms = readdirSync(join(MESSAGES, "en"), { recursive: true }).map(String);
  const said = rooms
    .filter((room) => room.endsWith(".ts") && room.startsWith(within))
    .map(async (room) =>
      pairs(await import(join(MESSAGES, "en", room)), await import(join(MESSAGES, "es", room))),
    );
  return (await Promise.all(said)).flat();
}

const VOCABULARY = (await readVocabulary()).filter(({ en }) => /\p{L}/u.test(en));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
const FIGURE = /\\\[\d\\\]/g;

/** What a test seeks by an English name, as Spanish pages call it; null for what is no message. */
function inSpanish(sought: string): string | null {
  const found = new Set<string>();
  for (const { en, es } of VOCABULARY) {
    const figures: string[] = [];
    const pattern = escaped(en).replace(FIGURE, (figure) => {
      figures.push(figure);
      return "(.+?)";
    });
    const values = new RegExp(`^${pattern}$`).exec(sought)?.slice(1);
    if (!values) continue;
    const worded = values.map((value) => inSpanish(value) ?? escaped(value));
    found.add(
      figures.reduce((text, figure, at) => text.replace(figure, worded[at] ?? ""), escaped(es)),
    );
  }
  return found.size > 0 ? `(${[...found].join("|")})` : null;
}

function translated(sought: string | RegExp, isExact: boolean): RegExp {
  if (typeof sought === "string") {
    const words = inSpanish(sought) ?? escaped(sought);
    return isExact ? new RegExp(`^${words}$`) : new RegExp(words, "i");
  }
  // a choice of words, or how a name begins; other patterns seek figures
  if (/\\[dws]|[{}*+?[\]]/.test(sought.source)) return sought;
  const [, start = "", words = "", end = ""] = /^(\^?)(.*?)(\$?)$/.exec(sought.source) ?? [];
  const choices = words.split("|").map((word) => inSpanish(word.replaceAll("\\", "")) ?? []);
  const isSaid = choices.flat().length > 0;
  return isSaid ? new RegExp(`${start}(${choices.flat().join("|")})${end}`, sought.flags) : sought;
}

const BY_TEXT = ["getByText", "getByLabel", "getByPlaceholder", "getByTitle"] as const;
type Seeker = Record<string, (sought: string | RegExp, options?: { exact?: boolean }) => Locator>;

const SPANISH = new WeakSet<Page>();

/** From now on addresses lead to Spanish pages, and English names find what they call otherwise. */
export function speakSpanish(page: Page): void {
  SPANISH.add(page);
  const goto = page.goto.bind(page);
  page.goto = (address, options) =>
    goto(address === "/robots.txt" ? address : addressIn("es", address), options);
  const locator: object = Object.getPrototypeOf(page.locator("html"));
  for (const prototype of [Object.getPrototypeOf(page) as object, locator]) {
    const seeker = prototype as Seeker;
    if (Object.hasOwn(seeker, "seeksSpanish")) continue;
    Object.defineProperty(seeker, "seeksSpanish", { value: true });
    for (const way of BY_TEXT) {
      const seek = seeker[way];
      if (!seek) continue;
      seeker[way] = function (this: Page, sought, options) {
        return seek.call(
          this,
          isSpanish(this) ? translated(sought, options?.exact === true) : sought,
          options,
        );
      };
    }
    const byRole = seeker.getByRole as unknown as Page["getByRole"];
    (seeker as unknown as Page).getByRole = function (this: Page, role, options) {
      const { name, exact = false, ...others } = options ?? {};
      if (!isSpanish(this) || name === undefined) return byRole.call(this, role, options);
      return byRole.call(this, role, { ...others, name: translated(name, exact) });
    };
  }
}

export const isSpanish = (seeker: Page | Locator) =>
  SPANISH.has("page" in seeker ? seeker.page() : seeker);

/** What stands in the operator's own data in English, which the office shows and edits in either language. */
export const STORED_TEXTS: readonly string[] = [
  ...(await readVocabulary("catalogue")),
  ...(await readVocabulary("mail-templates")),
  ...pairs(SAMPLE_SERVICES, SAMPLE_SERVICES),
].map(({ en }) => en);

/** Words that no Spanish sentence has. */
const ENGLISH_WORDS =
  /(?<![\p{L}\d@{])(the|and|you|your|with|for|this|that|are|was|were|have|has|not|from|been|will|what|when|where|which|who|please|bookings?|guests?|customers?|saved|sent|is|of|to|by|or|at|on|it|we|our|yet|all)(?![\p{L}\d@]|\.\w)/iu;

const ONLY_ENGLISH = new Set(VOCABULARY.map(({ en }) => en));
for (const { es } of VOCABULARY) ONLY_ENGLISH.delete(es);
for (const name of Object.values(OWN_NAMES)) ONLY_ENGLISH.delete(name);

/**
 * What a page says in English to those who look, listen or point: texts, names of controls, its title.
 * @param data what is no text of the interface, such as a guest's own words
 */
export async function englishOn(page: Page, data: readonly string[] = []): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [document.title];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (!parentElement?.closest("script, style, noscript, [lang]:not(html)")) {
        found.push(nodeValue ?? "");
      }
    }
    for (const element of document.querySelectorAll("body *")) {
      if (element.closest("[lang]:not(html)")) continue;
      for (const name of ["aria-label", "aria-description", "alt", "placeholder", "title"]) {
        found.push(element.getAttribute(name) ?? "");
      }
    }
    return [...new Set(found.map((text) => text.trim()))];
  });
  const isData = (text: string) =>
    data.some((part) => part.includes(text) || (part.length > 12 && text.includes(part)));
  return texts.filter(
    (text) => (ONLY_ENGLISH.has(text) || ENGLISH_WORDS.test(text)) && !isData(text),
  );
}

/** Makes each text of the page half as long again, with accents, as a third language may be; each once. */
export function lengthen(page: Page): Promise<void> {
  return page.evaluate(() => {
    const here = window as unknown as { lengthened?: WeakMap<Node, string> };
    here.lengthened ??= new WeakMap();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const { currentNode } = walker;
      const text = currentNode.nodeValue ?? "";
      if (currentNode.parentElement?.closest("script, style, option")) continue;
      // what stands on the next page too is long by then
      if (here.lengthened.get(currentNode) === text) continue;
      const long = text.replace(
        /\p{L}{2,}/gu,
        (word) => word + "áéíóúñ".repeat(3).slice(0, Math.ceil(word.length / 2)),
      );
      currentNode.nodeValue = long;
      here.lengthened.set(currentNode, long);
    }
  });
}
