import { hashedOf, type WaiverText } from "#domain/waivers/text.ts";

/** The name of a text that was shown, reckoned from what was shown. @throws where the page has not come by https */
export async function hashOfText(text: WaiverText): Promise<string> {
  const bytes = new TextEncoder().encode(hashedOf(text));
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
