import styles from "./FieldError.module.css";

/** What is wrong with a field that brings no words of its own; nothing while all is well. */
export function FieldError({ children }: { readonly children: string | undefined }) {
  if (!children) return null;
  return (
    <p className={styles.error} role="alert">
      {children}
    </p>
  );
}
