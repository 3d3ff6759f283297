import { Skeleton } from "#ui/parts/Skeleton.tsx";
import styles from "./ListFace.module.css";

/** Still loading: rows in their final size. */
export function LoadingFace({ words, rows = 8 }: { words: string; rows?: number }) {
  return (
    <div className={styles.skeletons}>
      <p className="visually-hidden">{words}</p>
      {Array.from({ length: rows }, (_, row) => row).map((row) => (
        <Skeleton key={row} className={styles.skeleton} />
      ))}
    </div>
  );
}
