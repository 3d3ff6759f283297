import { Button } from "@mantine/core";
import { useState } from "react";
import type { ItemType } from "#domain/catalogue/item.ts";
import type { ServiceSummary } from "#domain/catalogue/service/summary.ts";
import { Notice } from "#ui/Notice.tsx";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { ServiceEditor } from "./ServiceEditor.tsx";
import { ServiceSection } from "./ServiceSection.tsx";
import styles from "./ServicesPage.module.css";
import { ServicesToolbar } from "./ServicesToolbar.tsx";
import type { ServiceSearch } from "./search.ts";
import { useServices } from "./use-services.ts";

interface ServicesPageProps {
  readonly search: ServiceSearch;
  readonly onSearch: (search: ServiceSearch) => void;
}

/** What the editor works on; `count` makes each opening a new one. */
interface Edited {
  readonly type: ItemType;
  readonly id: string | null;
  readonly count: number;
}

/** The tours and transfers on offer: found, sorted, edited, added, deleted. */
export default function ServicesPage({ search, onSearch }: ServicesPageProps) {
  const services = useServices();
  const [edited, setEdited] = useState<Edited | null>(null);
  const [isEditing, setIsEditing] = useState(false);
  const [doomed, setDoomed] = useState<{ service: ServiceSummary; count: number } | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);

  const change = (part: Partial<ServiceSearch>) => onSearch({ ...search, ...part });
  const edit = (type: ItemType, id: string | null) => {
    setEdited((before) => ({ type, id, count: (before?.count ?? 0) + 1 }));
    setIsEditing(true);
  };
  const section = (type: ItemType) => (
    <ServiceSection
      type={type}
      services={services.lists?.[type] ?? null}
      search={search}
      onChange={change}
      onNew={() => edit(type, null)}
      onEdit={({ id }) => edit(type, id)}
      onDelete={(service) => {
        setDoomed((before) => ({ service, count: (before?.count ?? 0) + 1 }));
        setIsDeleting(true);
      }}
    />
  );

  return (
    <div className={styles.page} aria-busy={services.isFetching}>
      <h1 className={styles.title}>Manage Services</h1>
      <ServicesToolbar search={search} onChange={change} />
      {services.failure === null ? (
        <>
          {section("tour")}
          {section("transfer")}
        </>
      ) : (
        <div className={styles.face}>
          <Notice tone="destructive" title="The services could not be fetched." announce>
            <p>{services.failure}</p>
          </Notice>
          <Button onClick={services.reload}>Try Again</Button>
        </div>
      )}
      {edited && (
        <ServiceEditor
          key={`editor-${edited.count}`}
          type={edited.type}
          id={edited.id}
          isOpen={isEditing}
          onClose={() => setIsEditing(false)}
          onSaved={services.reload}
        />
      )}
      {doomed && (
        <DeleteDialog
          key={`delete-${doomed.count}`}
          service={doomed.service}
          isOpen={isDeleting}
          onClose={() => setIsDeleting(false)}
          onDone={services.reload}
        />
      )}
    </div>
  );
}
