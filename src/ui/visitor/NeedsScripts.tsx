import type { ReactNode } from "react";
import { phoneLink, questionLink } from "#domain/site/company.ts";
import { Notice } from "../parts/Notice.tsx";
import { useCompany } from "../site/use-site.ts";

interface NeedsScriptsProps {
  /** What does not work, as a sentence. */
  readonly children: ReactNode;
}

/** Shown where scripts are switched off: what does not work then, and how to reach us instead. */
export function NeedsScripts({ children }: NeedsScriptsProps) {
  const company = useCompany();
  return (
    <noscript>
      <Notice tone="warning" title="JavaScript is switched off">
        <p>
          {children} Call <a href={phoneLink(company)}>{company.phone}</a>, write to{" "}
          <a href={`mailto:${company.email}`}>{company.email}</a> or{" "}
          <a href={questionLink(company)}>message us on WhatsApp</a>.
        </p>
      </Notice>
    </noscript>
  );
}
