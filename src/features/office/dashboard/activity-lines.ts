import type { Dashboard } from "#data/office/remote/dashboard.ts";
import { DECISIONS } from "#domain/booking/status.ts";
import * as words from "#messages/office/dashboard.ts";

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

/** What wants the operator, the most pressing first; empty when nothing does. */
export function activityLines(activity: Activity): ActivityLine[] {
  const { mailsFailed, noticesFailed, mailsWaiting, decisions, hasSamples, disk, copies } =
    activity;
  const lines: ActivityLine[] = [];
  const add = (isThere: boolean, line: ActivityLine) => isThere && lines.push(line);

  add(disk?.isLow === true, {
    key: "disk",
    tone: "urgent",
    text: words.diskIsLow(diskText(disk?.freeBytes ?? 0)),
  });
  add(copies?.isLate === true, {
    key: "copies",
    tone: "urgent",
    text: words.copyIsLate,
  });
  add(copies?.isPlain === true, {
    key: "copies-plain",
    tone: "urgent",
    text: words.copyIsPlain,
  });
  add(activity.seatsMended !== "", {
    key: "seats-mended",
    tone: "urgent",
    text: words.seatsMended,
  });
  add(activity.crowded > 0, {
    key: "crowded",
    tone: "urgent",
    text: words.crowded(activity.crowded),
  });
  add(mailsFailed > 0, {
    key: "mails-failed",
    tone: "urgent",
    text: words.mailsFailed(mailsFailed),
    link: { to: "/admin/bookings", search: { view: "mails" }, words: words.sendAgain },
  });
  add(activity.toSettle > 0, {
    key: "to-settle",
    tone: "urgent",
    text: words.toSettle(activity.toSettle),
    link: { to: "/admin/bookings", search: { view: "settle" }, words: words.settle },
  });
  add(activity.depositsMissing > 0, {
    key: "deposits",
    tone: activity.depositsOverdue > 0 ? "urgent" : "note",
    text: words.depositsMissing(activity.depositsMissing, activity.depositsOverdue),
    link: { to: "/admin/bookings", search: { view: "deposit" }, words: words.seeDeposits },
  });
  add(noticesFailed > 0, {
    key: "notices-failed",
    tone: "urgent",
    text: words.noticesFailed(noticesFailed),
    link: { to: "/admin/messages", search: { show: "unread" }, words: words.read },
  });
  for (const decision of DECISIONS) {
    const count = decisions[decision] ?? 0;
    add(count > 0, {
      key: decision,
      tone: "urgent",
      text: words.waitForDecision[decision](count),
      link: { to: "/admin/bookings", search: { view: "decision" }, words: words.decide },
    });
  }
  add(mailsWaiting > 0, {
    key: "mails-waiting",
    tone: "note",
    text: words.mailsWaiting(mailsWaiting),
  });
  add(hasSamples, {
    key: "samples",
    tone: "note",
    text: words.samples,
    link: { to: "/admin/settings", hash: "site-content", words: words.replaceSamples },
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
