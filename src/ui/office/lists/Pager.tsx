import { Button } from "@mantine/core";
import * as words from "#messages/office/parts.ts";
import styles from "./Pager.module.css";

interface PagerProps {
  /** From 1. */
  readonly page: number;
  /** Null while that is not known. */
  readonly pages: number | null;
  readonly hasNextPage: boolean;
  readonly onPage: (page: number) => void;
}

/** Where one is in a list, and on from there. */
export function Pager({ page, pages, hasNextPage, onPage }: PagerProps) {
  if (page === 1 && !hasNextPage) return null;
  return (
    <nav aria-label={words.pages} className={styles.pager}>
      <Button variant="outline" disabled={page === 1} onClick={() => onPage(page - 1)}>
        {words.previous}
      </Button>
      <span aria-current="page">
        {words.pageOf(page, pages === null ? null : Math.max(page, pages))}
      </span>
      <Button variant="outline" disabled={!hasNextPage} onClick={() => onPage(page + 1)}>
        {words.next}
      </Button>
    </nav>
  );
}
