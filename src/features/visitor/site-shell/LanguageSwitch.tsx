import { chooseLanguage } from "#data/local/chosen-language.ts";
import type { Language } from "#domain/language.ts";
import { LanguageLinks } from "#ui/navigation/LanguageLinks.tsx";

/**
 * The way to the other languages. Followed, the page stays where it is, with its booking and its place; what was
 * typed is kept for the form (data/local/form-drafts.ts).
 */
export function LanguageSwitch({ className }: { className?: string | undefined }) {
  return <LanguageLinks className={className} onChoose={follow} />;
}

function follow(language: Language, address: string): void {
  chooseLanguage(language);
  // the same entry of the history under another address: its state and its place go with it
  history.replaceState(history.state, "", address + location.hash);
  location.reload();
}
