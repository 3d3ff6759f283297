import type { ReactNode } from "react";
import { phoneLink, questionLink } from "#domain/site/company.ts";
import * as words from "#messages/parts.ts";
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
      <Notice tone="warning" title={words.scriptsOff}>
        <p>
          {children}{" "}
          {words.reachUs(
            <a key="phone" href={phoneLink(company)}>
              {company.phone}
            </a>,
            <a key="email" href={`mailto:${company.email}`}>
              {company.email}
            </a>,
            (text) => (
              <a key="whatsapp" href={questionLink(company)}>
                {text}
              </a>
            ),
          )}
        </p>
      </Notice>
    </noscript>
  );
}
