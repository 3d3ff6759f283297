import { type ReactNode, useId } from "react";
import { Scene } from "../../pictures/Scene.tsx";
import type { SceneName } from "../../pictures/scenes.ts";
import styles from "./CallToAction.module.css";

interface CallToActionProps {
  readonly title: string;
  readonly text: string;
  readonly scene: SceneName;
  readonly night?: SceneName | undefined;
  readonly children: ReactNode;
}

/** How a reading page ends: one sentence over a picture, and what to do next. */
export function CallToAction({ title, text, scene, night, children }: CallToActionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.band} data-tone="poster">
      <Scene name={scene} night={night} shape="fill" decorative />
      <div className={styles.words}>
        <h2 id={id}>{title}</h2>
        <p className={styles.text}>{text}</p>
        <div className={`row-3 ${styles.actions}`}>{children}</div>
      </div>
    </section>
  );
}
