import { Button, Modal } from "@mantine/core";
import { useState } from "react";
import { RemoteFailure } from "#data/office/remote/remote-failure.ts";
import { deactivateService, deleteService } from "#data/office/remote/services.ts";
import type { ServiceSummary } from "#domain/catalogue/service/summary.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { toast } from "#ui/toast/toast.ts";
import styles from "./ServiceEditor.module.css";
import { SERVICE_WORDS } from "./words.ts";

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
  const word = SERVICE_WORDS[type].one;

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
  const remove = () => attempt(deleteService, "Service Deleted", `${name} has been deleted.`);
  const deactivate = () =>
    attempt(deactivateService, `${word} Updated`, `${name} is not offered any more.`);

  const isBooked = failure?.status === 409;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      title={`Delete ${word}`}
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <div className={styles.question}>
        {failure ? (
          <Notice
            tone={isBooked ? "warning" : "destructive"}
            title={isBooked ? `${name} can't be deleted now.` : "It was not deleted."}
            announce
          >
            <p>{failure.message}</p>
            {isBooked && service.isActive && (
              <p>
                You can take it off the site instead: nobody books it any more, guests still come.
              </p>
            )}
          </Notice>
        ) : (
          <p>
            Are you sure you want to delete <strong>{name}</strong>? This action cannot be undone.
          </p>
        )}
        <div className={styles.answers}>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          {!isBooked && (
            <Button variant="destructive" disabled={isBusy} onClick={remove}>
              {failure ? "Try Again" : "Delete"}
            </Button>
          )}
          {isBooked && service.isActive && (
            <Button disabled={isBusy} onClick={deactivate}>
              Deactivate
            </Button>
          )}
        </div>
      </div>
    </Modal>
  );
}
