import { useEffect, useState } from "react";
import { chooseLanguage, chosenLanguage } from "#data/local/chosen-language.ts";
import { LANGUAGE, LANGUAGES, type Language } from "#domain/language.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { whenIdle } from "#ui/browser/when-idle.ts";

const LanguageOffer = lazyPart(() => import("./LanguageOffer.tsx"));

/** The offer of another language, where the browser prefers one: once, since the switch stays. */
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
  return offered && <LanguageOffer language={offered} onStay={() => setOffered(null)} />;
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
