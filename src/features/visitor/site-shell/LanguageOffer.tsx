import type { Language } from "#domain/language.ts";
import * as words from "#messages/visitor/language-offer.ts";
import { Button } from "#ui/parts/Button.tsx";
import styles from "./LanguageOffer.module.css";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

interface LanguageOfferProps {
  readonly language: Language;
  readonly onStay: () => void;
}

/** Offers the page in the language that the browser prefers, and in its words; a line, which a phone has room for. */
export default function LanguageOffer({ language, onStay }: LanguageOfferProps) {
  return (
    <div className={styles.offer}>
      <span lang={language}>{words.ask(language)}</span>
      <LanguageSwitch className={styles.way} />
      <Button variant="ghost" size="sm" className={styles.no} onClick={onStay}>
        {words.stay}
      </Button>
    </div>
  );
}
