import type { ReactNode } from "react";
import { Scene } from "../pictures/Scene.tsx";
import type { SceneName } from "../pictures/scenes.ts";
import styles from "./MessagePage.module.css";

interface MessagePageProps {
  readonly title: string;
  readonly text: string;
  readonly scene?: SceneName | undefined;
  /** The ways on from here. */
  readonly children: ReactNode;
}

/** A page that only says what happened and where to go from here. */
export function MessagePage({ title, text, scene, children }: MessagePageProps) {
  return (
    <div className={styles.page}>
      {scene && <Scene name={scene} shape="card" eager className={styles.picture} />}
      <div className="stack-4">
        <h1>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.actions}>{children}</div>
      </div>
    </div>
  );
}
