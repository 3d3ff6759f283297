import { Button } from "@mantine/core";
import { type ReactNode, useId } from "react";
import { OfficeIcon, type OfficeIconName } from "#ui/office/OfficeIcon.tsx";
import panel from "#ui/office/Panel.module.css";
import { cx } from "#ui/parts/cx.ts";
import styles from "./DeparturesPage.module.css";

interface RuleSectionProps {
  readonly title: string;
  readonly action?: string;
  readonly icon?: OfficeIconName;
  readonly onAction?: () => void;
  readonly children: ReactNode;
}

/** A part of the page with the one thing that can be added or changed in it. */
export function RuleSection({ title, action, icon, onAction, children }: RuleSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={cx(panel.frame, styles.section)}>
      <header className={styles.head}>
        <h2 id={id} className={panel.title}>
          {title}
        </h2>
        {action && (
          <Button
            variant="outline"
            leftSection={icon && <OfficeIcon name={icon} />}
            onClick={onAction}
          >
            {action}
          </Button>
        )}
      </header>
      {children}
    </section>
  );
}
