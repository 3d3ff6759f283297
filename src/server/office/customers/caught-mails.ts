import { asciiAddress } from "#domain/ascii-address.ts";

interface CaughtMail {
  readonly modTimeMs: number;
  /** Its text with the lines joined that the mail's form has broken. */
  text(): string;
}

/** Deletes files of the mail catcher (without SMTP_HOST, src/host/start/mail-catcher.ts). */
export function removeCaughtMails(app: pb.App, isMeant: (mail: CaughtMail) => boolean): void {
  const folder = `${app.dataDir()}/mail`;
  for (const file of filesIn(folder)) {
    const path = `${folder}/${file.name()}`;
    const text = () => toString($os.readFile(path)).replace(/=\r?\n/g, "");
    if (isMeant({ modTimeMs: file.info().modTime().unixMilli(), text })) $os.remove(path);
  }
}

/** Deletes those that name one of these addresses, in small letters: as typed, or as mail servers write it. */
export function removeMailsNaming(app: pb.App, emails: readonly string[]): void {
  const spellings = emails.flatMap((email) => [email, asciiAddress(email)]);
  removeCaughtMails(app, ({ text }) => {
    const words = text().toLowerCase();
    return spellings.some((email) => words.includes(email));
  });
}

function filesIn(folder: string) {
  try {
    return $os.readDir(folder).filter((file) => file.name().endsWith(".eml"));
  } catch {
    return []; // there is a mail server
  }
}
