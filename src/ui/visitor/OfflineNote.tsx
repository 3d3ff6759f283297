import type { ReactNode } from "react";
import * as words from "#messages/parts.ts";
import { Notice } from "../parts/Notice.tsx";

interface OfflineNoteProps {
  readonly isOffline: boolean;
  readonly className?: string | undefined;
  /** What that means on this page. */
  readonly children: ReactNode;
}

/** Says quietly that there is no connection, and what goes on without. */
export function OfflineNote({ isOffline, className, children }: OfflineNoteProps) {
  if (!isOffline) return null;
  return (
    <Notice tone="quiet" title={words.offline} className={className} announce>
      <p>{children}</p>
    </Notice>
  );
}
