import * as v from "valibot";
import { remoteCall } from "./failure.ts";
import { pocketbase } from "./pocketbase.ts";
import { instantMs } from "./wire-time.ts";

export const MESSAGES_PER_PAGE = 20;

export interface MessageQuery {
  readonly show: "all" | "unread";
  /** From 1. */
  readonly page: number;
}

const row = {
  id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  subject: v.string(),
  message: v.string(),
  read: v.boolean(),
  created_at: v.string(),
};
const MessageSchema = v.pipe(
  v.object(row),
  v.transform(({ created_at, read, ...message }) => ({
    ...message,
    isRead: read,
    createdAtMs: instantMs(created_at),
  })),
);
/** What somebody wrote to the operator. */
export type ContactMessageRecord = v.InferOutput<typeof MessageSchema>;

const PageSchema = v.object({ items: v.array(MessageSchema), totalItems: v.number() });
const CountSchema = v.object({ totalItems: v.number() });
const UNREAD = { filter: "read = false" };

const messages = () => pocketbase.collection("messages");
const fields = Object.keys(row).join(",");
const listeners = new Set<() => void>();

/** One page of messages, the newest first, and how many there are. */
export function listMessages(
  { show, page }: MessageQuery,
  signal: AbortSignal,
): Promise<{ items: ContactMessageRecord[]; total: number }> {
  return remoteCall(async () => {
    const filter = show === "unread" ? UNREAD : {};
    const query = { ...filter, sort: "-created_at,-@rowid", fields, signal };
    const answer = await messages().getList(page, MESSAGES_PER_PAGE, query);
    const { items, totalItems } = v.parse(PageSchema, answer);
    return { items, total: totalItems };
  });
}

/** How many messages nobody has read yet. */
export function countUnreadMessages(signal: AbortSignal): Promise<number> {
  return remoteCall(async () => {
    const answer = await messages().getList(1, 1, { ...UNREAD, fields: "id", signal });
    return v.parse(CountSchema, answer).totalItems;
  });
}

/** Marks a message as read or unread; whoever shows the number of unread ones hears of it. */
export function markMessage(id: string, isRead: boolean): Promise<ContactMessageRecord> {
  return remoteCall(async () => {
    const answer = await messages().update(id, { read: isRead }, { fields });
    for (const listener of listeners) listener();
    return v.parse(MessageSchema, answer);
  });
}

/** Calls back when a message was marked on this page. */
export function onMessagesMarked(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
