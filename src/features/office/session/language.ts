import { failureWords } from "#data/office/remote/failure-words.ts";
import { addressIn, LANGUAGE, type Language, pageAt } from "#domain/language.ts";
import * as words from "#messages/office/shell.ts";
import { toast } from "#ui/toast/toast.ts";
import { nextAddress } from "./next-path.ts";

/** Goes on where somebody was going before signing in, in the language of the account. */
export async function goOn(next: unknown, replace: (address: string) => void): Promise<void> {
  const { accountLanguage } = await import("#data/office/remote/admins.ts");
  const address = nextAddress(next, accountLanguage() ?? LANGUAGE);
  if (pageAt(address).language === LANGUAGE) replace(address);
  else location.replace(address);
}

/**
 * Opens the back office in another language, from now on wherever this account signs in; says so where the server
 * could not be told, and nothing changes.
 */
export async function speakIn(language: Language): Promise<void> {
  try {
    const { saveLanguage } = await import("#data/office/remote/admins.ts");
    await saveLanguage(language);
  } catch (error) {
    const message = failureWords(error);
    toast({ title: words.languageNotChanged, message, tone: "destructive" });
    return;
  }
  const { path } = pageAt(location.pathname);
  location.replace(addressIn(language, path + location.search) + location.hash);
}
