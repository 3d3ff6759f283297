import { useState } from "react";
import { failureWords } from "#data/office/remote/failure-words.ts";
import {
  type ContactMessageRecord,
  listMessages,
  markMessage,
} from "#data/office/remote/messages.ts";
import { keptAnswer } from "#data/office/sync/kept/answers.ts";
import * as words from "#messages/office/messages.ts";
import { loadFailure } from "#ui/office/answers/load-failure.ts";
import { type Asked, useAnswer } from "#ui/office/answers/use-answer.ts";
import { toast } from "#ui/toast/toast.ts";
import type { MessageSearch } from "./search.ts";

type Page = Awaited<ReturnType<typeof listMessages>>;

interface Messages extends Asked<Page> {
  /** Marks a message and keeps it in its place until the list is asked for again. */
  mark(message: ContactMessageRecord, isRead: boolean): Promise<void>;
  /** Some of this list have been read since: where only unread ones are asked for, the next have moved up. */
  readonly hasMoved: boolean;
  /** The newest known state of a message. */
  current(message: ContactMessageRecord): ContactMessageRecord;
}

/** The messages that the search asks for, from the server. */
export function useMessages(search: MessageSearch): Messages {
  const [marked, setMarked] = useState<ReadonlyMap<string, ContactMessageRecord>>(new Map());
  const key = `messages ${JSON.stringify(search)}`;
  const asked = useAnswer({
    key,
    load: async (signal) => {
      const page = await keptAnswer(key, () => listMessages(search, signal));
      setMarked(new Map());
      return page;
    },
    onFailure: loadFailure(failureWords, words.errorFetching, words.couldNotLoad),
  });

  async function mark({ id }: ContactMessageRecord, isRead: boolean): Promise<void> {
    try {
      const changed = await markMessage(id, isRead);
      setMarked((before) => new Map(before).set(id, changed));
    } catch (error) {
      const message = words.notMarked(failureWords(error));
      toast({ title: words.errorUpdating, message, tone: "destructive" });
    }
  }

  const hasMoved = search.show === "unread" && [...marked.values()].some(({ isRead }) => isRead);
  return { ...asked, mark, hasMoved, current: (message) => marked.get(message.id) ?? message };
}
