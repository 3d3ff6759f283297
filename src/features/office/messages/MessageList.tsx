import { UnstyledButton } from "@mantine/core";
import type { ContactMessageRecord } from "#data/office/remote/messages.ts";
import * as words from "#messages/office/messages.ts";
import { shortBelizeTime } from "#ui/office/short-dates.ts";
import { cx } from "#ui/parts/cx.ts";
import styles from "./MessagesPage.module.css";

interface MessageListProps {
  readonly items: readonly ContactMessageRecord[];
  readonly onView: (message: ContactMessageRecord) => void;
}

/** One line for who, one for what about, one for how it begins. */
export function MessageList({ items, onView }: MessageListProps) {
  return (
    <ul className={styles.items}>
      {items.map((message) => (
        <li key={message.id} className={styles.item}>
          <UnstyledButton
            className={cx(styles.message, !message.isRead && styles.unread)}
            onClick={() => onView(message)}
          >
            <span className={styles.dot} />
            <span className={styles.words}>
              <span className={styles.name}>
                {message.name}
                {!message.isRead && <span className="visually-hidden"> {words.unread}</span>}
              </span>
              {message.subject && <span className={styles.subject}>{message.subject}</span>}
              <span className={`small ${styles.text}`}>{message.message}</span>
            </span>
            <span className={`small ${styles.time}`}>{dayOf(message)}</span>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}

const dayOf = ({ createdAtMs }: ContactMessageRecord) =>
  createdAtMs === null ? "" : shortBelizeTime(createdAtMs).day;
