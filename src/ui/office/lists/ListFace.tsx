import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import * as parts from "#messages/office/parts.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./ListFace.module.css";
import { LoadingFace } from "./LoadingFace.tsx";

export { LoadingFace };

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

interface ListFaceProps {
  readonly notFetched: string;
  readonly loading: string;
  readonly noneYet: string;
  readonly howTheyCome: string;
  readonly failure: string | null;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
  /** All was asked for: what is not there is not there at all. */
  readonly isWhole: boolean;
  /** What is said where something was asked for that is not there. */
  readonly children: ReactNode;
}

/** What stands where the entries of a list would: loading, failed, nothing yet, no match. */
export function ListFace(props: ListFaceProps) {
  if (props.failure !== null) {
    return <FailedFace title={props.notFetched} message={props.failure} onRetry={props.onRetry} />;
  }
  if (props.isLoading) return <LoadingFace words={props.loading} />;
  if (!props.isWhole) return props.children;
  return (
    <EmptyFace title={props.noneYet}>
      <p>{props.howTheyCome}</p>
    </EmptyFace>
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
