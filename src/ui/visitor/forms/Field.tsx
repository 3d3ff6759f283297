import type { ComponentPropsWithRef, FocusEvent, ReactNode } from "react";
import * as words from "#messages/parts.ts";
import { cx } from "../../parts/cx.ts";
import styles from "./Field.module.css";

export interface FieldFrame {
  /** Also the field's id and name. */
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly isOptional?: boolean | undefined;
}

/**
 * Label, hint and error around a control, tied to it by ids. Plain elements instead of a
 * library's: they work before the scripts and weigh nothing (SPEED.md, booking page).
 */
export function Frame({
  name,
  label,
  hint,
  error,
  isOptional,
  children,
}: FieldFrame & { children: ReactNode }) {
  return (
    <div className={cx(styles.field, error && styles.invalid)}>
      <label htmlFor={name} className={styles.label}>
        {label}
        {isOptional && <span className={styles.optional}> {words.optional}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${name}-hint`} className="smallest">
          {hint}
        </p>
      )}
      <p id={`${name}-error`} className={styles.error} hidden={!error}>
        {error}
      </p>
    </div>
  );
}

/** The attributes that tie a control to its frame. */
export function controlProps({ name, hint, error, isOptional }: FieldFrame) {
  const described = cx(hint && `${name}-hint`, error && `${name}-error`);
  return {
    id: name,
    name,
    required: !isOptional,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
    className: styles.control,
  };
}

type InputProps = Omit<ComponentPropsWithRef<"input">, "name" | "id" | "className" | "children">;

/** One line of text to fill in. `children` stand beside the control (steppers, a toggle). */
export function TextField({
  name,
  label,
  hint,
  error,
  isOptional,
  children,
  ...rest
}: FieldFrame & InputProps & { children?: ReactNode }) {
  const frame = { name, label, hint, error, isOptional };
  const input = <input {...controlProps(frame)} {...rest} />;
  return (
    <Frame {...frame}>
      {children ? (
        <div className={styles.row}>
          {input}
          {children}
        </div>
      ) : (
        input
      )}
    </Frame>
  );
}

type AreaProps = Omit<ComponentPropsWithRef<"textarea">, "name" | "id" | "className">;

/** Browsers are content where the caret can be seen, the rest may lie below the bar. */
const showWhole = ({ currentTarget }: FocusEvent) =>
  currentTarget.scrollIntoView({ block: "nearest" });

/** Several lines of text to fill in. */
export function TextArea({
  name,
  label,
  hint,
  error,
  isOptional,
  ...rest
}: FieldFrame & AreaProps) {
  const frame = { name, label, hint, error, isOptional };
  return (
    <Frame {...frame}>
      <textarea rows={4} {...controlProps(frame)} onFocus={showWhole} {...rest} />
    </Frame>
  );
}
