import styles from "./BrandMark.module.css";

/** The operator's sign: a stepped pyramid before the sun, above the river. */
export function BrandMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={styles.mark}>
      <circle cx="20" cy="20" r="20" className={styles.sky} />
      <circle cx="14" cy="15" r="6" className={styles.sun} />
      <path className={styles.stone} d="M17 11h8v4h2v4h2.500v4H32v4.500H10V23h2.500v-4H15v-4h2z" />
      <path className={styles.stairs} d="M19.2 15h3.600l1.6 12.500h-6.800z" />
      <path
        className={styles.river}
        d="M1.2 27.500h37.600A20 20 0 0 1 20 40 20 20 0 0 1 1.2 27.500Z"
      />
      <path className={styles.light} d="M11 31.500h14M17 35h11" />
    </svg>
  );
}
