import { Button } from "@mantine/core";
import { useEffect, useId, useRef, useState } from "react";
import { PICTURE_TYPES } from "#domain/pictures/limits.ts";
import * as words from "#messages/office/forms.ts";
import { FieldError } from "./FieldError.tsx";
import styles from "./PictureField.module.css";
import { shrinkPicture } from "./shrink-picture.ts";

interface PictureFieldProps {
  readonly label: string;
  readonly hint: string;
  /** The stored picture. */
  readonly storedUrl: string | null;
  /** A new picture, null to remove the stored one, undefined to leave it. */
  readonly value: File | null | undefined;
  readonly maxBytes: number;
  readonly error: string | undefined;
  readonly onChange: (value: File | null | undefined) => void;
  /** The chosen file can't be used; the text says why. */
  readonly onTrouble: (message: string) => void;
}

const isAccepted = (file: File) => PICTURE_TYPES.some((type) => type === file.type);

/** A picture to choose, look at and remove; photographs are made smaller before they are kept. */
export function PictureField(props: PictureFieldProps) {
  const { label, hint, storedUrl, value, maxBytes, error, onChange, onTrouble } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const ownUrl = useObjectUrl(value ?? null);
  const url = value === null ? null : (ownUrl ?? storedUrl);
  // what is typed while a picture is made smaller stands in the form's newest state
  const newest = useRef(props);
  useEffect(() => {
    newest.current = props;
  });

  const choose = async (file: File | undefined) => {
    if (!file) return;
    if (!isAccepted(file)) return onTrouble(words.otherKind);
    setIsBusy(true);
    try {
      const picture = await shrinkPicture(file);
      if (picture.size <= maxBytes) newest.current.onChange(picture);
      else onTrouble(words.tooLarge(maxBytes / 1024 / 1024));
    } catch {
      onTrouble(words.notReadable);
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <div className="stack-2">
      <span id={id} className={styles.label}>
        {label}
      </span>
      <div className={styles.row}>
        {url ? (
          <img src={url} alt={words.preview(label)} className={styles.preview} />
        ) : (
          <span className={styles.empty}>{words.noPicture}</span>
        )}
        <div className={styles.side}>
          <div className="row-2">
            <Button
              variant="outline"
              disabled={isBusy}
              onClick={() => input.current?.click()}
              aria-describedby={`${id}-hint`}
            >
              {isBusy ? words.reading : url ? words.replacePicture : words.choosePicture}
            </Button>
            {url && (
              <Button variant="ghost" onClick={() => onChange(storedUrl ? null : undefined)}>
                {words.removePicture}
              </Button>
            )}
          </div>
          <p id={`${id}-hint`} className="smallest">
            {hint}
          </p>
          <FieldError>{error}</FieldError>
        </div>
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES.join(",")}
        aria-label={label}
        onChange={(event) => {
          choose(event.currentTarget.files?.[0]);
          // the same file may be chosen again after it was removed
          event.currentTarget.value = "";
        }}
      />
    </div>
  );
}

/** An address under which a chosen file can be shown, given back when it is no longer needed. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return setUrl(null);
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
