import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useHydrated } from "../../browser/use-hydrated.ts";
import styles from "./Tabs.module.css";

interface Tab {
  /** Also the panel's anchor in the address. */
  readonly id: string;
  readonly label: string;
  readonly content: ReactNode;
}

interface TabsProps {
  /** What the tabs are about, for screen readers. */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * One panel at a time. All panels are in the HTML: until the script runs, and without it, they
 * stand one below the other and the tabs are links to them.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const live = useHydrated();
  const [selected, setSelected] = useState(tabs[0]?.id);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const wanted = window.location.hash.slice(1);
    if (tabs.some((tab) => tab.id === wanted)) setSelected(wanted);
  }, [tabs]);

  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const at = tabs.findIndex((tab) => tab.id === selected);
    const next = tabs[step(at, tabs.length)];
    if (!next) return;
    setSelected(next.id);
    list.current?.querySelector<HTMLElement>(`#tab-${next.id}`)?.focus();
  };

  return (
    <div>
      {live ? (
        <div
          role="tablist"
          aria-label={label}
          className={styles.list}
          ref={list}
          onKeyDown={onKeyDown}
        >
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`tab-${tab.id}`}
              type="button"
              role="tab"
              aria-selected={tab.id === selected}
              aria-controls={tab.id}
              tabIndex={tab.id === selected ? 0 : -1}
              className={styles.tab}
              onClick={() => setSelected(tab.id)}
            >
              {tab.label}
            </button>
          ))}
        </div>
      ) : (
        <nav aria-label={label} className={styles.list}>
          {tabs.map((tab) => (
            <a key={tab.id} href={`#${tab.id}`} className={styles.tab}>
              {tab.label}
            </a>
          ))}
        </nav>
      )}
      {tabs.map((tab) => (
        <div
          key={tab.id}
          id={tab.id}
          {...(live && { role: "tabpanel", "aria-labelledby": `tab-${tab.id}` })}
          hidden={live && tab.id !== selected}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
