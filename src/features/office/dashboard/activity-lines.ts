import type { Dashboard } from "#data/office/remote/dashboard.ts";
import { countOf } from "#ui/office/lists/count-text.ts";

interface ActivityLine {
  readonly key: string;
  readonly tone: "urgent" | "note";
  readonly text: string;
  /** Where it can be dealt with. */
  readonly link?: {
    readonly to: string;
    readonly search?: Record<string, string>;
    readonly hash?: string;
    readonly words: string;
  };
}

type Activity = Dashboard["activity"];
type Decision = keyof Activity["decisions"];

const DECISIONS: Readonly<Record<Decision, string>> = {
  late: "reached us after the date had passed",
  price: "came at another price than ours",
  withdrawn: "asks for a service that is not offered",
  review: "may not come from a person",
};

/** What wants the operator, the most pressing first; empty when nothing does. */
export function activityLines(activity: Activity): ActivityLine[] {
  const { mailsFailed, noticesFailed, mailsWaiting, decisions, hasSamples, disk, copies } =
    activity;
  const lines: ActivityLine[] = [];
  const add = (isThere: boolean, line: ActivityLine) => isThere && lines.push(line);

  add(disk?.isLow === true, {
    key: "disk",
    tone: "urgent",
    text: `Only ${diskText(disk?.freeBytes ?? 0)} of disk space are left on the server: the next backup may fail.`,
  });
  add(copies?.isLate === true, {
    key: "copies",
    tone: "urgent",
    text: "The newest backup has not been copied off the machine: the log says why.",
  });
  add(copies?.isPlain === true, {
    key: "copies-plain",
    tone: "urgent",
    text: "Backups leave the machine unencrypted: set BACKUP_RECIPIENT (docs/OPERATIONS.md).",
  });
  add(mailsFailed > 0, {
    key: "mails-failed",
    tone: "urgent",
    text: `${countOf(mailsFailed, "mail was", "mails were")} given up.`,
    link: { to: "/admin/bookings", search: { view: "mails" }, words: "Send again" },
  });
  add(noticesFailed > 0, {
    key: "notices-failed",
    tone: "urgent",
    text: `${countOf(noticesFailed, "notice", "notices")} of a visitor's message did not reach you.`,
    link: { to: "/admin/messages", search: { show: "unread" }, words: "Read" },
  });
  for (const decision of ["price", "late", "withdrawn", "review"] as const) {
    const count = decisions[decision];
    add(count > 0, {
      key: decision,
      tone: "urgent",
      text: `${countOf(count, "booking", "bookings")} ${pluralise(DECISIONS[decision], count)}.`,
      link: { to: "/admin/bookings", search: { view: "decision" }, words: "Decide" },
    });
  }
  add(mailsWaiting > 0, {
    key: "mails-waiting",
    tone: "note",
    text: `${countOf(mailsWaiting, "mail waits", "mails wait")} to be sent; that goes on by itself.`,
  });
  add(hasSamples, {
    key: "samples",
    tone: "note",
    text: "Sample testimonials, team or links are still on the site.",
    link: { to: "/admin/settings", hash: "site-content", words: "Replace or hide them" },
  });
  return lines;
}

/** `12.3 GB`, `640 MB`; rounded down, so that nobody is told of room that is not there. */
export function diskText(bytes: number): string {
  const isLarge = bytes >= 1e9;
  return isLarge
    ? `${(Math.floor(bytes / 1e8) / 10).toFixed(1)} GB`
    : `${Math.floor(bytes / 1e6)} MB`;
}

/** The verb after one booking and after several. */
function pluralise(words: string, count: number): string {
  return count === 1 ? words : words.replace(/^asks/, "ask");
}
