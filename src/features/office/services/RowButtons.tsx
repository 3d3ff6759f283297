import { ActionIcon, Button } from "@mantine/core";
import type { ServiceSummary } from "#domain/catalogue/service/summary.ts";
import { itemKey } from "#domain/departures/key.ts";
import * as words from "#messages/office/services/list.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { Badge } from "#ui/parts/Badge.tsx";
import type { ServiceActions } from "./ServiceSection.tsx";
import styles from "./ServiceTable.module.css";

/** What can be done with one service. */
export function RowButtons({
  service,
  onEdit,
  onDelete,
}: ServiceActions & { service: ServiceSummary }) {
  return (
    <span className={styles.buttons}>
      <Link
        to="/admin/services/departures"
        search={{ item: itemKey(service.type, service.number) }}
        className={styles.way}
        aria-label={words.departuresOf(service.name)}
      >
        {words.departures}
      </Link>
      <Button
        variant="ghost"
        onClick={() => onEdit(service)}
        aria-label={words.editOf(service.name)}
      >
        {words.edit}
      </Button>
      <ActionIcon aria-label={words.deleteOf(service.name)} onClick={() => onDelete(service)}>
        <OfficeIcon name="bin" />
      </ActionIcon>
    </span>
  );
}

/** The sign of a service that the public site does not show. */
export function NotOffered({ service }: { service: ServiceSummary }) {
  if (service.isActive) return null;
  return (
    <Badge variant="outline" className={styles.badge}>
      {words.notOffered}
    </Badge>
  );
}
