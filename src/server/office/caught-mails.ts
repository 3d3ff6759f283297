interface CaughtMail {
  readonly modTimeMs: number;
  /** Its text with the lines joined that the mail's form has broken. */
  text(): string;
}

/** Deletes files of the mail catcher (without SMTP_HOST, scripts/mail-catcher.mjs). */
export function removeCaughtMails(app: pb.App, isMeant: (mail: CaughtMail) => boolean): void {
  const folder = `${app.dataDir()}/mail`;
  for (const file of filesIn(folder)) {
    const path = `${folder}/${file.name()}`;
    const text = () => toString($os.readFile(path)).replace(/=\r?\n/g, "");
    if (isMeant({ modTimeMs: file.info().modTime().unixMilli(), text })) $os.remove(path);
  }
}

function filesIn(folder: string) {
  try {
    return $os.readDir(folder).filter((file) => file.name().endsWith(".eml"));
  } catch {
    return []; // there is a mail server
  }
}
