import { chooseLanguage } from "#data/local/chosen-language.ts";
import { addressIn, LANGUAGE, LANGUAGES, OWN_NAMES } from "#domain/language.ts";
import { useAppLocation } from "#ui/navigation/navigation.ts";

/**
 * The same page in the other languages: links, each in its own words. Followed, the page stays where it is, with
 * its booking and its place; what was typed is kept for the form (data/local/form-drafts.ts).
 */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  const { pathname, search } = useAppLocation();
  const others = LANGUAGES.filter((language) => language !== LANGUAGE);
  return others.map((language) => {
    const address = addressIn(language, pathname + search);
    return (
      <a
        key={language}
        href={address}
        lang={language}
        hrefLang={language}
        className={className}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          chooseLanguage(language);
          // the same entry of the history under another address: its state and its place go with it
          history.replaceState(history.state, "", address + location.hash);
          location.reload();
        }}
      >
        {OWN_NAMES[language]}
      </a>
    );
  });
}
