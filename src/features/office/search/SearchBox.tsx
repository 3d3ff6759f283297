import { TextInput } from "@mantine/core";
import { type KeyboardEvent, useState } from "react";
import * as words from "#messages/office/search.ts";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { Icon } from "#ui/parts/Icon.tsx";
import styles from "./SearchBox.module.css";
import { type Hit, useOfficeSearch } from "./use-office-search.ts";

const LIST = "office-search-hits";
const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const optionId = (hit: Hit) => `hit-${hit.kind}-${hit.key}`;

/** Mantine's dialogs below leave the Escape of such an element alone. */
export const APART = { "data-mantine-stop-propagation": "true" } as const;

/** A box to type in and what it finds below: up, down and Enter choose. */
export function SearchBox({ onPick }: { onPick: (hit: Hit) => void }) {
  const [text, setText] = useState("");
  const [place, setPlace] = useState(0);
  const { hits, failure, text: searched } = useOfficeSearch(text);
  const active = hits[Math.min(place, hits.length - 1)];

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step && hits.length > 0) {
      event.preventDefault();
      setPlace((Math.min(place, hits.length - 1) + step + hits.length) % hits.length);
    } else if (event.key === "Enter" && active && !event.nativeEvent.isComposing) {
      event.preventDefault();
      onPick(active);
    }
  };

  return (
    <>
      <TextInput
        label={words.label}
        placeholder={words.placeholder}
        leftSection={<OfficeIcon name="search" />}
        role="combobox"
        aria-expanded={hits.length > 0}
        aria-controls={LIST}
        aria-autocomplete="list"
        aria-activedescendant={active && optionId(active)}
        autoComplete="off"
        data-autofocus
        {...APART}
        value={text}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setPlace(0);
        }}
      />
      {/* the focus stays in the box, whose keys move through the options */}
      <div role="listbox" id={LIST} aria-label={words.found} className={styles.hits} tabIndex={-1}>
        {hits.map((hit) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the box above has the keys
          <div
            key={optionId(hit)}
            id={optionId(hit)}
            role="option"
            tabIndex={-1}
            aria-selected={hit === active}
            className={styles.hit}
            onClick={() => onPick(hit)}
          >
            <Icon name={hit.kind === "booking" ? "ticket" : "person"} />
            <span className={styles.words}>
              <strong>{hit.title}</strong>
              <span className={styles.detail}>{hit.detail}</span>
            </span>
          </div>
        ))}
      </div>
      <p role="status" className={styles.note}>
        {failure ?? (searched && hits.length === 0 ? words.nothingFound : "")}
      </p>
    </>
  );
}
