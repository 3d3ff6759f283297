import { expect, type Locator, type Page } from "@playwright/test";

/** Gathers what a page of the back office lacks, in words, until {@link Missing.done} tells it. */
export class Missing {
  readonly names: string[] = [];

  constructor(private readonly page: Page) {}

  private async expects(what: string, found: Promise<boolean>): Promise<void> {
    if (!(await found)) this.names.push(what);
  }

  /** Waited for: headings and frames stand before the scripts. */
  private there(locator: Locator): Promise<boolean> {
    return locator
      .first()
      .waitFor({ timeout: 60_000 })
      .then(
        () => true,
        () => false,
      );
  }

  async texts(...texts: readonly (string | RegExp)[]) {
    for (const text of texts) {
      await this.expects(`text ${text}`, this.there(this.page.getByText(text)));
    }
  }

  async headings(...names: readonly (string | RegExp)[]) {
    for (const name of names) {
      await this.expects(`heading ${name}`, this.there(this.page.getByRole("heading", { name })));
    }
  }

  async buttons(...names: readonly (string | RegExp)[]) {
    for (const name of names) {
      await this.expects(`button ${name}`, this.there(this.page.getByRole("button", { name })));
    }
  }

  async links(...links: readonly (readonly [name: string, href: string])[]) {
    for (const [name, href] of links) {
      const link = this.page.getByRole("link", { name }).and(this.page.locator(`[href="${href}"]`));
      await this.expects(`link ${name} to ${href}`, this.there(link));
    }
  }

  /** Fields with what stands in them to begin with; null for whatever it is. */
  async fields(...fields: readonly (readonly [label: string, value: string | null])[]) {
    for (const [label, value] of fields) {
      const beginning = new RegExp(`^${label}`);
      const named = this.page.getByLabel(label, { exact: true });
      const field = named.or(this.page.getByRole("checkbox", { name: beginning })).first();
      if (!(await this.there(field))) this.names.push(`field ${label}`);
      else if (value !== null && (await field.inputValue()) !== value) {
        this.names.push(`field ${label}: ${await field.inputValue()} instead of ${value}`);
      }
    }
  }

  /** A list of choices with all that it offers; the first is chosen unless another is said. */
  async choices(label: string, values: readonly string[], chosen = values[0]) {
    const field = this.page.getByLabel(label, { exact: true });
    const offered = await field
      .locator("option")
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    for (const value of values) {
      if (!offered.includes(value)) this.names.push(`choice ${value} of ${label}`);
    }
    if ((await field.inputValue()) !== chosen) {
      this.names.push(`${label}: ${await field.inputValue()} instead of ${chosen}`);
    }
  }

  /** Columns in their order; `sorted` names the one that sorts to begin with. */
  async columns(table: Locator, names: readonly string[], sorted?: readonly [string, string]) {
    const heads = await table.getByRole("columnheader").allTextContents();
    for (const name of names) {
      if (!heads.includes(name)) this.names.push(`column ${name}`);
      if (!sorted) continue;
      const head = table.getByRole("columnheader").filter({ hasText: new RegExp(`^${name}$`) });
      const isSortable = await head.getByRole("button").isVisible();
      if (!isSortable) this.names.push(`column ${name} sorts`);
      const order = await head.getAttribute("aria-sort");
      const wanted = sorted[0] === name ? sorted[1] : "none";
      if (order !== wanted) this.names.push(`column ${name} is ${order}, not ${wanted}`);
    }
  }

  done() {
    expect(this.names).toEqual([]);
  }
}
