import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import * as parts from "#messages/office/parts.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./ListFace.module.css";

export { LoadingFace } from "./LoadingFace.tsx";

interface FailedFaceProps {
  readonly title: string;
  readonly message: string;
  readonly onRetry: () => void;
}

/** It could not be fetched. */
export function FailedFace({ title, message, onRetry }: FailedFaceProps) {
  return (
    <div className={styles.face}>
      <Notice tone="destructive" title={title} announce>
        <p>{message}</p>
      </Notice>
      <Button onClick={onRetry}>{parts.tryAgain}</Button>
    </div>
  );
}

/** There is nothing yet, and this is how that changes. */
export function EmptyFace({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.face}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}

interface NoMatchFaceProps {
  readonly words: string;
  readonly action: string;
  readonly onAction: () => void;
}

/** There is something, but nothing that was asked for. */
export function NoMatchFace({ words, action, onAction }: NoMatchFaceProps) {
  return (
    <div className={styles.face}>
      <p role="status">{words}</p>
      <Button variant="outline" onClick={onAction}>
        {action}
      </Button>
    </div>
  );
}
