import { Button, Modal } from "@mantine/core";
import type { ContactMessageRecord } from "#data/office/remote/messages.ts";
import { formatBelizeTime } from "#domain/belize-instant.ts";
import { telLink, whatsappChat } from "#domain/phone-links.ts";
import * as words from "#messages/office/messages.ts";
import { buttonLook } from "#ui/parts/Button.tsx";
import styles from "./MessageDialog.module.css";
import { replyLink } from "./reply-link.ts";

interface MessageDialogProps {
  /** Null before the first was read; the last one stays while the dialog closes. */
  readonly message: ContactMessageRecord | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onMarkUnread: (message: ContactMessageRecord) => void;
}

/** One message in full, and the ways to answer. */
export function MessageDialog({ message, isOpen, onClose, onMarkUnread }: MessageDialogProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={message && (message.subject || words.from(message.name))}
      closeButtonProps={{ "aria-label": words.close }}
    >
      {message && <Content message={message} onMarkUnread={onMarkUnread} />}
    </Modal>
  );
}

type ContentProps = Pick<MessageDialogProps, "onMarkUnread"> & { message: ContactMessageRecord };

function Content({ message, onMarkUnread }: ContentProps) {
  const { name, email, phone, createdAtMs } = message;
  const chat = whatsappChat(phone);
  return (
    <div className="stack-4">
      <p className={styles.from}>
        {name} · {email}
        {phone && ` · ${phone}`}
        {createdAtMs !== null && (
          <>
            <br />
            {formatBelizeTime(createdAtMs)}
          </>
        )}
      </p>
      <p className={styles.words}>{message.message}</p>
      <div className="row-2">
        <a className={buttonLook({})} href={replyLink(message)}>
          {words.reply}
        </a>
        {phone && (
          <a className={buttonLook({ variant: "outline" })} href={telLink(phone)}>
            {words.call}
          </a>
        )}
        {chat && (
          <a
            className={buttonLook({ variant: "outline" })}
            href={chat}
            target="_blank"
            rel="noreferrer"
          >
            WhatsApp
          </a>
        )}
        <Button variant="ghost" onClick={() => onMarkUnread(message)}>
          {words.markAsUnread}
        </Button>
      </div>
    </div>
  );
}
