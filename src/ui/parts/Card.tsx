import type { ReactNode } from "react";
import styles from "./Card.module.css";
import { cx } from "./cx.ts";
import { Icon, type IconName } from "./Icon.tsx";

interface CardProps {
  readonly as?: "article" | "div" | "li" | "aside" | undefined;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A print on paper: a picture with a margin around it, or plain words. */
export function Card({ as: Element = "article", className, children }: CardProps) {
  return <Element className={cx(styles.card, className)}>{children}</Element>;
}

/** The picture of a card, set into its margin. */
export function CardPicture({ children }: { children: ReactNode }) {
  return <div className={styles.picture}>{children}</div>;
}

/** The words under a card's picture. */
export function CardBody({
  className,
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) {
  return <div className={cx(styles.body, className)}>{children}</div>;
}

/** A short fact with its icon; `label` is what the icon means, for those who do not see it. */
export function Fact({
  icon,
  label,
  children,
}: {
  icon: IconName;
  label: string;
  children: ReactNode;
}) {
  return (
    <span className={styles.fact}>
      <Icon name={icon} />
      <span>
        <span className="visually-hidden">{label}: </span>
        {children}
      </span>
    </span>
  );
}
