export type Paper = "roll" | "a4";

/** Beside what is printed on a roll, in mm: printers of 80 mm rolls leave out about as much. */
const ROLL_MARGIN = 4;
const PX_PER_MM = 96 / 25.4;

/**
 * Prints one sheet and nothing else of the page, on a roll of 80 mm or on A4; a roll is cut where the sheet ends. The
 * browser proposes the title as the name of the PDF.
 */
export function printSheet(sheet: HTMLElement, paper: Paper, title: string): void {
  const copy = sheet.cloneNode(true) as HTMLElement;
  copy.dataset.paper = paper;
  copy.setAttribute("aria-hidden", "true");
  document.body.append(copy);
  const heightMm = Math.ceil(copy.getBoundingClientRect().height / PX_PER_MM) + 2 * ROLL_MARGIN + 4;
  const size =
    paper === "roll"
      ? `size: 80mm ${heightMm}mm; margin: ${ROLL_MARGIN}mm`
      : "size: A4; margin: 20mm";
  const rules = new CSSStyleSheet();
  rules.replaceSync(
    `@page { ${size} } @media print { :root:root, body { color-scheme: light; background: #fff; min-height: 0 } body > :not([data-paper]) { display: none !important } }`,
  );
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  const called = document.title;
  document.title = title;
  addEventListener(
    "afterprint",
    () => {
      copy.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
      document.title = called;
    },
    { once: true },
  );
  window.print();
}
