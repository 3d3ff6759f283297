type Value =
  | string
  | number
  | readonly Value[]
  | { readonly [property: string]: Value | undefined };

/** One entity of schema.org's vocabulary. */
export interface Thing {
  readonly "@type": string | readonly string[];
  readonly [property: string]: Value | undefined;
}

/** What a page says to machines, as an element to stand in it; nothing for a page that says nothing. */
export function jsonLdScript(things: readonly Thing[]): string {
  if (things.length === 0) return "";
  const graph = JSON.stringify({ "@context": "https://schema.org", "@graph": things });
  // a text with `</script>` in it must not end the element
  return `<script type="application/ld+json">${graph.replace(/</g, "\\u003c")}</script>`;
}
