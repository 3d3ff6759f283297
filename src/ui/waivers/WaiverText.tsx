import type { WaiverText as Text } from "#domain/waivers/text.ts";
import styles from "./WaiverText.module.css";

/** What is signed, in the language in which it is written. It takes the focus, so that keys can move it. */
export function WaiverText({ text, label }: { readonly text: Text; readonly label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and keys must reach it
    <section aria-label={label} tabIndex={0} className={styles.text}>
      {paragraphsOf(text.text).map((paragraph, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paragraph is nothing but its place
        <p key={at} lang={text.language}>
          {paragraph}
        </p>
      ))}
    </section>
  );
}

/** Lines within a paragraph stay lines. */
export const paragraphsOf = (text: string): readonly string[] =>
  text.split(/\n\s*\n/).filter((paragraph) => paragraph.trim());
