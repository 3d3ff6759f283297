import { useState } from "react";
import type { ItemType } from "#domain/catalogue/item.ts";
import type { ServiceSummary } from "#domain/catalogue/service/summary.ts";
import * as heads from "#messages/office/heads.ts";
import * as words from "#messages/office/services/list.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { Link } from "#ui/navigation/Link.tsx";
import { FailedFace } from "#ui/office/lists/ListFace.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
import { DeleteDialog } from "./DeleteDialog.tsx";
import { ServiceEditor } from "./ServiceEditor.tsx";
import { ServiceSection } from "./ServiceSection.tsx";
import styles from "./ServicesPage.module.css";
import { ServicesToolbar } from "./ServicesToolbar.tsx";
import { SERVICE_SEARCH_DEFAULTS, type ServiceSearch } from "./search.ts";
import { useServices } from "./use-services.ts";

const Codes = lazyPart(() => import("./codes/Codes.tsx"));

interface ServicesPageProps {
  readonly search: ServiceSearch;
  readonly onSearch: (search: ServiceSearch, options: { replace: boolean }) => void;
}

/** The tours and transfers on offer: found, sorted, edited, added, deleted. */
export default function ServicesPage({ search, onSearch }: ServicesPageProps) {
  const services = useServices();
  const [doomed, setDoomed] = useState<{ service: ServiceSummary; count: number } | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);

  const change = (part: Partial<ServiceSearch>) =>
    onSearch({ ...search, ...part }, { replace: true });
  const edit = (edited: string) => onSearch({ ...search, edit: edited }, { replace: false });
  const section = (type: ItemType) => (
    <ServiceSection
      type={type}
      services={services.answer?.[type] ?? null}
      search={search}
      onChange={change}
      onNew={() => edit(`${type}/new`)}
      onEdit={({ id }) => edit(`${type}/${id}`)}
      onDelete={(service) => {
        setDoomed((before) => ({ service, count: (before?.count ?? 0) + 1 }));
        setIsDeleting(true);
      }}
    />
  );

  return (
    <OfficePage
      title={heads.services}
      lead={words.lead}
      actions={
        <Link to="/admin/services/departures" className={styles.way}>
          {words.closedAndStaff}
        </Link>
      }
    >
      <ServicesToolbar search={search} onChange={change} />
      {services.failure === null ? (
        <>
          {section("tour")}
          {section("transfer")}
          {services.answer && (
            <Codes services={[...services.answer.tour, ...services.answer.transfer]} />
          )}
        </>
      ) : (
        <FailedFace title={words.notFetched} message={services.failure} onRetry={services.reload} />
      )}
      <ServiceEditor
        edited={search.edit}
        written={search.texts}
        onClose={() => change({ edit: "", texts: SERVICE_SEARCH_DEFAULTS.texts })}
        onSaved={services.reload}
      />
      {doomed && (
        <DeleteDialog
          key={`delete-${doomed.count}`}
          service={doomed.service}
          isOpen={isDeleting}
          onClose={() => setIsDeleting(false)}
          onDone={services.reload}
        />
      )}
    </OfficePage>
  );
}
