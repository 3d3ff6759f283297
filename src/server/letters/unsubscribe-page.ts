import { LANGUAGE } from "#domain/language.ts";
import * as words from "#messages/mails/reminders.ts";
import { escapeHtml, framed } from "../mail/html.ts";
import type { SiteSettings } from "../site/settings.ts";
import { footerOf } from "./guest-mails.ts";

const BUTTON =
  "font:inherit;font-weight:600;min-height:44px;padding:8px 20px;border:0;border-radius:8px;background:#1f6b4f;color:#fff;cursor:pointer";

/** What is asked, was done, or cannot be read. */
const SAID = {
  asked: [words.unsubscribeTitle, words.unsubscribeText],
  done: [words.unsubscribedTitle, words.unsubscribedText],
  unknown: [words.unknownTitle, words.unknownText],
} as const;

/**
 * The page behind the link in a mail of thanks: a button that posts to its own address, since those who only look
 * (scanners of mail among them) change nothing. It needs no script.
 */
export function unsubscribePage(
  state: keyof typeof SAID,
  site: SiteSettings,
  siteUrl: string,
): string {
  const [heading, text] = SAID[state];
  const button = `<form method="post"><button style="${BUTTON}">${escapeHtml(words.unsubscribeButton)}</button></form>`;
  const link = `<p style="margin:16px 0 0"><a href="${escapeHtml(siteUrl)}" style="color:#0b6670">${escapeHtml(words.toTheSite)}</a></p>`;
  return framed(
    {
      ...{ subject: `${heading} · ${site.siteTitle}`, heading, footer: footerOf(site) },
      ...{ language: LANGUAGE, head: '<meta name="robots" content="noindex">', logo: "" },
    },
    `<p style="margin:0 0 16px">${escapeHtml(text)}</p>${state === "asked" ? button : link}`,
  );
}
