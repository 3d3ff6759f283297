import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { RemoteFailure } from "#data/office/remote/remote-failure.ts";
import { deactivateService, deleteService } from "#data/office/remote/services.ts";
import type { ServiceSummary } from "#domain/catalogue/service/summary.ts";
import * as words from "#messages/office/services/list.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { toast } from "#ui/toast/toast.ts";
import styles from "./ServiceEditor.module.css";

interface DeleteDialogProps {
  readonly service: ServiceSummary;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** After the service was deleted or taken off the site. */
  readonly onDone: () => void;
}

/** Asks before deleting; while guests are to come the server refuses, and hiding it is offered. */
export function DeleteDialog({ service, isOpen, onClose, onDone }: DeleteDialogProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<RemoteFailure | null>(null);
  const { type, id, name } = service;
  const { deleteTitle, updatedTitle } = words.types[type];

  const attempt = async (call: typeof deleteService, title: string, message: string) => {
    setIsBusy(true);
    try {
      await call(type, id);
      toast({ title, message, tone: "success" });
      onClose();
      onDone();
    } catch (error) {
      if (!(error instanceof RemoteFailure)) throw error;
      setFailure(error);
    } finally {
      setIsBusy(false);
    }
  };
  const remove = () => attempt(deleteService, words.deletedTitle, words.deleted(name));
  const deactivate = () => attempt(deactivateService, updatedTitle, words.offTheSite(name));

  const isBooked = failure?.status === 409;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={deleteTitle}
      closeButtonProps={{ "aria-label": words.close }}
    >
      <div className="stack-5">
        {failure ? (
          <Notice
            tone={isBooked ? "warning" : "destructive"}
            title={isBooked ? words.cannotBeDeleted(name) : words.notDeleted}
            announce
          >
            <p>{failure.message}</p>
            {isBooked && service.isActive && <p>{words.takeItOff}</p>}
          </Notice>
        ) : (
          <p>{words.sureToDelete(<strong key="name">{name}</strong>)}</p>
        )}
        <div className={styles.answers}>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          {!isBooked && (
            <Button variant="destructive" disabled={isBusy} onClick={remove}>
              {failure ? words.tryAgain : words.remove}
            </Button>
          )}
          {isBooked && service.isActive && (
            <Button disabled={isBusy} onClick={deactivate}>
              {words.deactivate}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
