import { useEffect, useState } from "react";
import { chooseLanguage, chosenLanguage } from "#data/local/chosen-language.ts";
import { LANGUAGE, LANGUAGES, type Language } from "#domain/language.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { useTyping } from "#ui/browser/use-typing.ts";
import { whenIdle } from "#ui/browser/when-idle.ts";
import styles from "./OfferedLanguage.module.css";

const LanguageOffer = lazyPart(() => import("./LanguageOffer.tsx"));

/**
 * The offer of another language, where the browser prefers one: once, since the switch stays. Gives way to
 * typing. Stands right behind the header, where there is one.
 */
export function OfferedLanguage() {
  const [offered, setOffered] = useState<Language | null>(null);
  useEffect(
    () =>
      whenIdle(() => {
        const other = preferredOther();
        if (other) chooseLanguage(LANGUAGE);
        setOffered(other);
      }),
    [],
  );
  const isTyping = useTyping();
  return (
    <div className={`${styles.place} screen-only`} role="status">
      {offered && !isTyping && <LanguageOffer language={offered} onStay={() => setOffered(null)} />}
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
