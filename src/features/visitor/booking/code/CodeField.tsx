import type { KeyboardEvent } from "react";
import { LIMITS } from "#domain/booking/fields.ts";
import type { CatalogueItem } from "#domain/catalogue/item.ts";
import type { CodeOff } from "#domain/codes/code.ts";
import * as words from "#messages/visitor/booking/code.ts";
import { Button } from "#ui/parts/Button.tsx";
import { cx } from "#ui/parts/cx.ts";
import { TextField } from "#ui/visitor/forms/Field.tsx";
import styles from "../pick-up/PickUpFields.module.css";
import { useCode } from "./use-code.ts";

interface CodeFieldProps {
  readonly item: CatalogueItem;
  readonly error: string | undefined;
  readonly onEdit: (field: "code") => void;
  /** Told what the code takes off, as far as the server has said so. */
  readonly onCode: (off: CodeOff | null) => void;
}

/** Folded away: most have none. */
export function CodeField({ item, error, onEdit, onCode }: CodeFieldProps) {
  const { ref, news, ask } = useCode(item, onCode);
  const askOnEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    // or it would book
    event.preventDefault();
    ask();
  };
  return (
    <details ref={ref} className={cx(styles.group, styles.code)}>
      <summary className={styles.summary}>{words.haveCode}</summary>
      <div className={cx(styles.fields, styles.optional)}>
        <TextField
          name="code"
          label={words.code}
          isOptional
          error={error}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck="false"
          maxLength={LIMITS.code}
          onInput={() => onEdit("code")}
          onKeyDown={askOnEnter}
        >
          <Button variant="outline" onClick={ask}>
            {words.check}
          </Button>
        </TextField>
        <p role="status" className={styles.news}>
          {news}
        </p>
      </div>
    </details>
  );
}
