import type { ComponentPropsWithRef, ReactNode } from "react";
import { Link } from "../navigation/Link.tsx";
import type { Step } from "../navigation/navigation.ts";
import styles from "./Button.module.css";
import { cx } from "./cx.ts";

/** The specification's variants, and `action`: macaw red, for Book and nothing else. */
export type ButtonVariant =
  | "default"
  | "destructive"
  | "outline"
  | "secondary"
  | "ghost"
  | "link"
  | "action";
export type ButtonSize = "default" | "sm" | "lg" | "icon";

interface Look {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly className?: string | undefined;
}

/** The class names of a button's look, for elements that are neither a button nor one of our links. */
export function buttonLook({ variant = "default", size = "default", className }: Look): string {
  return cx(styles.button, styles[variant], size !== "default" && styles[size], className);
}

/** Something to press that acts on this page. */
export function Button({
  variant,
  size,
  className,
  type = "button",
  ...rest
}: Look & ComponentPropsWithRef<"button">) {
  return <button type={type} className={buttonLook({ variant, size, className })} {...rest} />;
}

interface ButtonLinkProps extends Look, Pick<Step, "to" | "state"> {
  readonly children: ReactNode;
  /** Only where the visible words alone do not tell one link from its neighbours; begin with them. */
  readonly label?: string | undefined;
}

/** Something to press that leads to another page of the app: a plain link until hydration. */
export function ButtonLink({
  label,
  children,
  variant,
  size,
  className,
  ...step
}: ButtonLinkProps) {
  return (
    <Link {...step} aria-label={label} className={buttonLook({ variant, size, className })}>
      {children}
    </Link>
  );
}
