import { useEffect, useState } from "react";
import { type AccessNote, loadAccessLog } from "#data/office/remote/access-log.ts";
import * as words from "#messages/office/settings/sections.ts";
import { loggedTime } from "#ui/office/short-dates.ts";
import styles from "./SettingsPage.module.css";

/** The last exports and erasures: who, when, how much. */
export function AccessLog() {
  const [notes, setNotes] = useState<readonly AccessNote[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    // beside the settings: without a connection they say so themselves
    loadAccessLog(controller.signal).then(setNotes, () => {});
    return () => controller.abort();
  }, []);
  if (notes.length === 0) return <p className={styles.note}>{words.noExports}</p>;
  return (
    <div>
      <h3 className={styles.note}>{words.lastExports}</h3>
      <ul className={styles.log}>
        {notes.map(({ id, atMs, actor, what, rows }) => (
          <li key={id}>{words.exported(loggedTime(atMs), what, rows, actor)}</li>
        ))}
      </ul>
    </div>
  );
}
