import type { ReactNode } from "react";
import { Scene } from "../../pictures/Scene.tsx";
import type { SceneName } from "../../pictures/scenes.ts";
import styles from "./PageHero.module.css";

interface PageHeroProps {
  readonly scene: SceneName;
  readonly night?: SceneName | undefined;
  readonly photo?: { readonly url: string; readonly alt: string } | undefined;
  readonly title: string;
  readonly lead?: ReactNode;
  /** Above the title, small: where this page belongs. */
  readonly above?: ReactNode;
  readonly children?: ReactNode;
}

/** How a reading page opens: its words on dark ink, its picture beside them (above, on a phone). */
export function PageHero({ scene, night, photo, title, lead, above, children }: PageHeroProps) {
  return (
    <div className={styles.hero} data-tone="poster">
      <div className={styles.picture}>
        <Scene name={scene} night={night} photo={photo} shape="fill" eager />
      </div>
      <div className={styles.words}>
        {above && <div className={styles.above}>{above}</div>}
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  );
}
