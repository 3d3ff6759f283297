import { useEffect, useState } from "react";
import { type AccessNote, loadAccessLog } from "#data/office/remote/access-log.ts";
import styles from "./SettingsPage.module.css";

const TIME = new Intl.DateTimeFormat("en-GB", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: "America/Belize",
});

/** The last exports and erasures: who, when, how much. */
export function AccessLog() {
  const [notes, setNotes] = useState<readonly AccessNote[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    // beside the settings: without a connection they say so themselves
    loadAccessLog(controller.signal).then(setNotes, () => {});
    return () => controller.abort();
  }, []);
  if (notes.length === 0) return <p className={styles.note}>No data have been exported yet.</p>;
  return (
    <div>
      <h3 className={styles.note}>Last exports and erasures</h3>
      <ul className={styles.log}>
        {notes.map(({ id, atMs, actor, what, rows }) => (
          <li key={id}>
            {TIME.format(atMs)}: {what}, {rows} {rows === 1 ? "row" : "rows"}, by {actor}
          </li>
        ))}
      </ul>
    </div>
  );
}
