import type { ReactNode } from "react";
import { addressIn, LANGUAGE, LANGUAGES, type Language, OWN_NAMES } from "#domain/language.ts";
import { isForTheBrowser } from "./Link.tsx";
import { useAppLocation } from "./navigation.ts";

interface LanguageLinksProps {
  readonly className?: string | undefined;
  readonly icon?: ReactNode;
  /** Instead of following the link, by a plain click; the address has the search. */
  readonly onChoose?: ((language: Language, address: string) => void) | undefined;
}

/** The same page in the other languages: links, each in its own words. */
export function LanguageLinks({ className, icon, onChoose }: LanguageLinksProps) {
  const { pathname, search } = useAppLocation();
  const others = LANGUAGES.filter((language) => language !== LANGUAGE);
  return others.map((language) => {
    const address = addressIn(language, pathname + search);
    return (
      <a
        key={language}
        href={address}
        // of a page that is not there the server doesn't know where it would be
        ref={(link) => {
          if (link) link.href = address;
        }}
        lang={language}
        hrefLang={language}
        className={className}
        onClick={(event) => {
          if (!onChoose || isForTheBrowser(event)) return;
          event.preventDefault();
          onChoose(language, address);
        }}
      >
        {icon}
        {OWN_NAMES[language]}
      </a>
    );
  });
}
