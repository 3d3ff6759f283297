import { chooseLanguage } from "#data/local/chosen-language.ts";
import { LANGUAGE, type Language } from "#domain/language.ts";
import * as words from "#messages/language-offer.ts";
import { Button } from "#ui/parts/Button.tsx";
import styles from "./LanguageOffer.module.css";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

interface LanguageOfferProps {
  readonly language: Language;
  readonly onStay: () => void;
}

/** Offers the page in the language that the browser prefers. */
export default function LanguageOffer({ language, onStay }: LanguageOfferProps) {
  const stay = () => {
    chooseLanguage(LANGUAGE);
    onStay();
  };
  return (
    <div className={styles.offer}>
      <span>{words.alsoIn(language)}</span>
      <LanguageSwitch className={styles.way} />
      <Button variant="ghost" size="sm" className={styles.no} onClick={stay}>
        {words.stay}
      </Button>
    </div>
  );
}
