import { useEffect, useState } from "react";
import type { RecentlyViewedEntry } from "#domain/site/recently-viewed.ts";
import * as words from "#messages/cards.ts";
import { Link } from "../../navigation/Link.tsx";
import { Scene } from "../../pictures/Scene.tsx";
import { type SceneName, tourScene } from "../../pictures/scenes.ts";
import styles from "./RecentlyViewed.module.css";

const SHOWN = 4;

const KINDS = {
  tour: { label: words.tour, path: "/tours", scene: tourScene },
  transfer: {
    label: words.transfer,
    path: "/booking/transfer",
    scene: (): SceneName => "transfers",
  },
} as const;

/** The way back to what this device looked at last; nothing at all on a first visit. */
export function RecentlyViewed({ read }: { read: () => readonly RecentlyViewedEntry[] }) {
  const [entries, setEntries] = useState<readonly RecentlyViewedEntry[]>([]);
  useEffect(() => setEntries(read().slice(0, SHOWN)), [read]);
  if (entries.length === 0) return null;
  return (
    <section aria-labelledby="recently-viewed" className={styles.section}>
      <h2 id="recently-viewed" className={styles.title}>
        {words.recentlyViewed}
      </h2>
      <ul className={styles.list}>
        {entries.map(({ type, id, name }) => (
          <li key={`${type}-${id}`}>
            <Link to={`${KINDS[type].path}/${id}`} className={styles.entry}>
              <Scene
                name={KINDS[type].scene(id)}
                shape="square"
                decorative
                className={styles.thumb}
              />
              <span>
                <span className={styles.kind}>{KINDS[type].label}</span>
                <span className={styles.name}>{name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
