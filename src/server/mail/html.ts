import type { Language } from "#domain/language.ts";

/** Text made harmless inside HTML. */
export function escapeHtml(text: string): string {
  return text
    .replace(/&/g, "&amp;")
    .replace(/</g, "&lt;")
    .replace(/>/g, "&gt;")
    .replace(/"/g, "&quot;")
    .replace(/'/g, "&#39;");
}

/** One mail's content, the same in both parts. */
export interface MailContent {
  readonly subject: string;
  readonly heading: string;
  /** Paragraphs above the table, plain text. */
  readonly intro: readonly string[];
  /** Label and value pairs, plain text. */
  readonly rows: readonly (readonly [label: string, value: string])[];
  readonly lists: readonly { readonly title: string; readonly items: readonly string[] }[];
  readonly links: readonly { readonly label: string; readonly url: string }[];
  /** The sender's line at the foot. */
  readonly footer: string;
  /** The operator's logo, from our own server; mails to the operator have none. */
  readonly logo?: { readonly url: string; readonly alt: string } | null;
}

/** The text part. */
export function renderText(mail: MailContent): string {
  const width = Math.max(0, ...mail.rows.map(([label]) => label.length)) + 2;
  return [
    mail.heading,
    ...mail.intro,
    mail.rows
      .map(([label, value]) => `${`${label}:`.padEnd(width)}${below(value, width)}`)
      .join("\n"),
    ...mail.lists.map(({ title, items }) => [title, ...items.map((i) => `- ${i}`)].join("\n")),
    ...mail.links.map(({ label, url }) => `${label}: ${url}`),
    mail.footer,
  ]
    .filter(Boolean)
    .join("\n\n");
}

/** Further lines of a value stand below its first. */
const below = (value: string, width: number) => value.replace(/\n/g, `\n${" ".repeat(width)}`);

/**
 * Names and addresses may be one word as long as a line and more: broken, and not the width of the
 * mail. Mail programs know one or the other of the two properties.
 */
const BREAKS = "overflow-wrap:anywhere;word-break:break-word";
const WHOLE = "overflow-wrap:normal;word-break:normal";

/**
 * The HTML part: one column, styles inline, no picture but the logo, nothing from elsewhere.
 * @param data what it tells machines (schema.org), if anything
 */
export function renderHtml(mail: MailContent, language: Language, data?: object): string {
  const paragraphs = mail.intro.map((text) => `<p style="margin:0 0 12px">${lines(text)}</p>`);
  const rows = mail.rows.map(
    ([label, value]) =>
      `<tr><th style="${WHOLE};text-align:left;padding:6px 16px 6px 0;font-weight:600;color:#4c5a52;vertical-align:top">${escapeHtml(label)}</th>` +
      `<td style="padding:6px 0;vertical-align:top">${lines(value)}</td></tr>`,
  );
  const lists = mail.lists.map(
    ({ title, items }) =>
      `<h2 style="font-size:16px;color:#0f3d2e;margin:24px 0 8px">${escapeHtml(title)}</h2>` +
      `<ul style="margin:0;padding-left:20px">${items.map((item) => `<li style="margin:0 0 4px">${escapeHtml(item)}</li>`).join("")}</ul>`,
  );
  const links = mail.links.map(
    ({ label, url }) =>
      `<p style="margin:16px 0 0"><a href="${escapeHtml(url)}" style="color:#0b6670">${escapeHtml(label)}</a></p>`,
  );
  const logo = mail.logo
    ? `<p style="margin:0 0 16px"><img src="${escapeHtml(mail.logo.url)}" alt="${escapeHtml(mail.logo.alt)}" height="36" style="height:36px;width:auto;max-width:200px;border:0"></p>`
    : "";
  const table = `<table style="border-collapse:collapse;margin:16px 0">${rows.join("")}</table>`;
  return framed(
    { ...mail, language, head: dataElement(data), logo },
    `${paragraphs.join("")}${table}${lists.join("")}${links.join("")}`,
  );
}

interface Frame extends Pick<MailContent, "subject" | "heading" | "footer"> {
  readonly language: Language;
  /** HTML of its head and above its heading. */
  readonly head: string;
  readonly logo: string;
}

/** A mail, or a page that a mail leads to. @param body its HTML below the heading */
export function framed(
  { subject, heading, footer, language, head, logo }: Frame,
  body: string,
): string {
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title>${head}</head>` +
    `<body style="margin:0;background:#f6f1e7;color:#18211d;font:16px/1.5 -apple-system,'Segoe UI',Roboto,sans-serif">` +
    `<div style="${BREAKS};max-width:600px;margin:0 auto;padding:16px"><div style="background:#fffdf8;border-top:6px solid #1f6b4f;padding:24px 16px">` +
    `${logo}<h1 style="font:600 24px/1.25 Georgia,serif;color:#0f3d2e;margin:0 0 16px">${escapeHtml(heading)}</h1>` +
    `${body}</div>` +
    `<p style="font-size:13px;color:#4c5a52;margin:16px 0 0">${lines(footer)}</p></div></body></html>`
  );
}

/** No text in it may end the element. */
const dataElement = (data: object | undefined) =>
  data
    ? `<script type="application/ld+json">${JSON.stringify(data).replace(/</g, "\\u003c")}</script>`
    : "";

function lines(text: string): string {
  return escapeHtml(text).replace(/\n/g, "<br>");
}
