import { Button } from "@mantine/core";
import { type ReactNode, type SubmitEvent, useId } from "react";
import * as words from "#messages/office/settings/sections.ts";
import styles from "./SettingsPage.module.css";

interface SectionFrameProps {
  /** Its place in the address, the same in every language. */
  readonly place: string;
  readonly title: string;
  readonly button?: string;
  readonly isBusy: boolean;
  /** Without a change there is nothing to save. */
  readonly isChanged?: boolean;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
}

/** One part of the settings: a form of its own with its button, and a place in the address. */
export function Section(props: SectionFrameProps) {
  const { place, title, button = words.save, isBusy, isChanged = true, onSubmit, children } = props;
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <section id={place} aria-labelledby={id} className={styles.section}>
      <h2 id={id} className={styles.subtitle}>
        {title}
      </h2>
      <form className={styles.form} onSubmit={submit} noValidate>
        {children}
        <div className={styles.actions}>
          <Button type="submit" disabled={isBusy || !isChanged} aria-label={`${button}: ${title}`}>
            {isBusy ? words.saving : button}
          </Button>
        </div>
      </form>
    </section>
  );
}
