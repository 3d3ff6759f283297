import { useEffect, useState } from "react";
import { chooseLanguage, chosenLanguage } from "#data/local/chosen-language.ts";
import { LANGUAGE, LANGUAGES, type Language } from "#domain/language.ts";
import * as words from "#messages/shell.ts";
import { whenIdle } from "#ui/browser/when-idle.ts";
import { Button } from "#ui/parts/Button.tsx";
import styles from "./LanguageOffer.module.css";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

/** Offers the page in the language that the browser prefers, where that is another of ours: until it is answered. */
export function LanguageOffer() {
  const [offered, setOffered] = useState<Language | null>(null);
  useEffect(() => whenIdle(() => setOffered(preferredOther())), []);
  if (!offered) return null;
  const stay = () => {
    chooseLanguage(LANGUAGE);
    setOffered(null);
  };
  return (
    <div className={styles.offer}>
      <span>{words.alsoIn(offered)}</span>
      <LanguageSwitch className={styles.way} />
      <Button variant="ghost" size="sm" className={styles.no} onClick={stay}>
        {words.stay}
      </Button>
    </div>
  );
}

/** The first of the browser's languages that the site has, if it is not this page's and nobody has chosen yet. */
function preferredOther(): Language | null {
  if (chosenLanguage()) return null;
  const ours = navigator.languages.flatMap(
    (wish) => LANGUAGES.find((name) => wish.toLowerCase().split("-")[0] === name) ?? [],
  );
  const [first = LANGUAGE] = ours;
  return first === LANGUAGE ? null : first;
}
