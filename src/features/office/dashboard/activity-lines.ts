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
  const {
    mailsFailed,
    noticesFailed,
    mailsWaiting,
    decisions,
    hasSamples,
    disk,
    copies,
    shipping,
  } = activity;
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
  add(shipping?.isStanding === true, {
    key: "shipping",
    tone: "urgent",
    text: words.shippingStands,
  });
  const standbyFault = faultOf(shipping?.standby ?? null);
  add(standbyFault !== "", { key: "standby", tone: "urgent", text: standbyFault });
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
  add(activity.alone > 0, {
    key: "alone",
    tone: "urgent",
    text: words.alone(activity.alone),
    link: { to: "/admin/bookings", search: { view: "alone" }, words: words.seeAlone },
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
  const decide = { to: "/admin/bookings", search: { view: "decision" }, words: words.decide };
  add(activity.requests > 0, {
    key: "requests",
    tone: "urgent",
    text: words.requests(activity.requests),
    link: decide,
  });
  add(activity.lateCancels > 0, {
    key: "late-cancels",
    tone: "urgent",
    text: words.lateCancels(activity.lateCancels),
    link: decide,
  });
  for (const decision of DECISIONS) {
    const count = decisions[decision] ?? 0;
    add(count > 0, {
      key: decision,
      tone: "urgent",
      text: words.waitForDecision[decision](count),
      link: decide,
    });
  }
  add(activity.recovered > 0, {
    key: "came-back",
    tone: "note",
    text: words.cameBack(activity.recovered),
  });
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

/** It says how it is each minute. */
const SILENT_SECONDS = 600;
/** It fetches all each hour. */
const OLD_SECONDS = 3 * 3600;

/** Why the machine that stands by could not take over; empty where it could, or there is none. */
function faultOf(standby: NonNullable<Activity["shipping"]>["standby"]): string {
  if (!standby) return "";
  const { heardSeconds, checkedSeconds, reason, hasKey } = standby;
  if (heardSeconds > SILENT_SECONDS) return words.standbyIsSilent(Math.floor(heardSeconds / 60));
  if (!hasKey) return words.standbyHasNoKey;
  if (reason !== "") return words.standbyFails(reason);
  return (checkedSeconds ?? 0) > OLD_SECONDS ? words.standbyIsOld : "";
}

/** `12.3 GB`, `640 MB`; rounded down, so that nobody is told of room that is not there. */
export function diskText(bytes: number): string {
  const isLarge = bytes >= 1e9;
  return isLarge
    ? `${(Math.floor(bytes / 1e8) / 10).toFixed(1)} GB`
    : `${Math.floor(bytes / 1e6)} MB`;
}
