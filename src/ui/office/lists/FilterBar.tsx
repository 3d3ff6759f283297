import { NativeSelect, TextInput } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { type ReactNode, useRef } from "react";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import styles from "./FilterBar.module.css";
import { useDelayedText } from "./use-delayed-text.ts";

/** What narrows a page down, in one line where there is room. */
export function FilterBar({ children }: { children: ReactNode }) {
  return <search className={`${styles.bar} screen-only`}>{children}</search>;
}

interface SearchBoxProps {
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  /** Called a moment after the last key. */
  readonly onChange: (text: string) => void;
}

/** The page's search: `/` leads to it. */
export function SearchBox({ label, placeholder, value, onChange }: SearchBoxProps) {
  const [text, setText] = useDelayedText(value, onChange);
  const input = useRef<HTMLInputElement>(null);
  useHotkeys([["/", () => input.current?.focus()]]);
  return (
    <TextInput
      ref={input}
      aria-keyshortcuts="/"
      wrapperProps={{ "data-wide": true }}
      type="search"
      label={label}
      placeholder={placeholder}
      leftSection={<OfficeIcon name="search" />}
      value={text}
      onChange={(event) => setText(event.currentTarget.value)}
    />
  );
}

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface FilterSelectProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

export function FilterSelect<Value extends string>({
  label,
  choices,
  value,
  onChange,
}: FilterSelectProps<Value>) {
  return (
    <NativeSelect
      label={label}
      data={[...choices]}
      value={value}
      onChange={(event) => {
        const chosen = choices.find((choice) => choice.value === event.currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    />
  );
}
