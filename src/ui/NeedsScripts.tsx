import type { ReactNode } from "react";
import { COMPANY } from "#domain/site/company.ts";
import { WHATSAPP_LINK } from "#domain/site/whatsapp.ts";
import { Notice } from "./Notice.tsx";

interface NeedsScriptsProps {
  /** What does not work, as a sentence. */
  readonly children: ReactNode;
}

/** Shown where scripts are switched off: what does not work then, and how to reach us instead. */
export function NeedsScripts({ children }: NeedsScriptsProps) {
  return (
    <noscript>
      <Notice tone="warning" title="JavaScript is switched off">
        <p>
          {children} Call <a href={COMPANY.phoneLink}>{COMPANY.phone}</a>, write to{" "}
          <a href={`mailto:${COMPANY.email}`}>{COMPANY.email}</a> or{" "}
          <a href={WHATSAPP_LINK}>message us on WhatsApp</a>.
        </p>
      </Notice>
    </noscript>
  );
}
