import { Skeleton } from "#ui/Skeleton.tsx";
import styles from "./TourLoading.module.css";

/** Shown on the way to a tour inside the app while its script is fetched, in the page's shape. */
export function TourLoading() {
  return (
    <div className={styles.page}>
      <p role="status" className={styles.words}>
        <span aria-hidden="true" className={styles.spinner} />
        Loading tour details...
      </p>
      <Skeleton shape="picture" className={styles.picture} />
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
    </div>
  );
}
