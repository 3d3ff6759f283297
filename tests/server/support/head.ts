/** What a page says of itself. */
interface Head {
  readonly title: string;
  readonly canonical: string | undefined;
  /** Of the meta elements: content by name or property. */
  readonly meta: Readonly<Record<string, string>>;
}

const plain = (text: string) =>
  text
    .replace(/&lt;/g, "<")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, "&");

/** Reads the head of a document that is well formed, since we wrote it. */
export function headOf(html: string): Head {
  const pairs = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return {
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ""),
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1],
    meta: Object.fromEntries([...pairs].map(([, name, content = ""]) => [name, plain(content)])),
  };
}
