import { COMPANY } from "#domain/site/company.ts";

interface PageHead {
  /** What this page is, without the company's name; omitted on the home page. */
  readonly title?: string;
  readonly description: string;
}

/** What a route's `head` returns: read by {@link useDocumentTitle} and by rendering at build time. */
export function pageHead({ title, description }: PageHead) {
  return {
    meta: [
      {
        title: title ? `${title} | ${COMPANY.name}` : `${COMPANY.name} | Belize tours & transfers`,
      },
      { name: "description", content: description },
    ],
  };
}
