import { useState } from "react";
import { itemKey } from "#domain/departures/key.ts";
import * as words from "#messages/office/departures/departures.ts";
import * as heads from "#messages/office/heads.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { LoadingFace } from "#ui/office/lists/LoadingFace.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import styles from "./DeparturesPage.module.css";
import { OfAll } from "./OfAll.tsx";
import { OfService } from "./OfService.tsx";
import { RemoveDialog } from "./RemoveDialog.tsx";
import { RuleDialog } from "./RuleDialog.tsx";
import type { Doomed } from "./RuleList.tsx";
import { DEPARTURES_SEARCH_DEFAULTS, type DeparturesSearch } from "./search.ts";
import { useWorld } from "./use-world.ts";

interface DeparturesPageProps {
  readonly search: DeparturesSearch;
  readonly onSearch: (search: DeparturesSearch, options: { replace: boolean }) => void;
}

/** What can be sold when: of one service, or what all share, with who and what there is. */
export default function DeparturesPage({ search, onSearch }: DeparturesPageProps) {
  const world = useWorld();
  const [doomed, setDoomed] = useState<(Doomed & { count: number }) | null>(null);
  const [isRemoving, setIsRemoving] = useState(false);
  const { item, edit } = search;
  const service = world?.bookables.find((one) => itemKey(one.item.type, one.item.id) === item);
  const ways = {
    onEdit: (edit: string) => onSearch({ ...search, edit }, { replace: false }),
    onRemove: (next: Doomed) => {
      setDoomed((before) => ({ ...next, count: (before?.count ?? 0) + 1 }));
      setIsRemoving(true);
    },
  };
  return (
    <OfficePage
      title={heads.departures}
      lead={item ? service?.item.name : words.lead}
      actions={
        <>
          <Link to="/admin/services" className={styles.way}>
            {words.allServices}
          </Link>
          {item && (
            <Link to="/admin/services/departures" className={styles.way}>
              {words.closedAndStaff}
            </Link>
          )}
        </>
      }
    >
      {world === undefined && <LoadingFace words={words.loading} />}
      {world === null && (
        <Notice title={words.nothingKept}>
          <p>{words.needsLine}</p>
        </Notice>
      )}
      {world && item && !service && <Notice tone="warning" title={words.unknown} />}
      {world && item && service && <OfService item={item} world={world} {...ways} />}
      {world && !item && <OfAll world={world} {...ways} />}
      {world && (
        <RuleDialog
          edited={edit}
          world={world}
          item={item}
          onClose={() =>
            onSearch({ ...search, edit: DEPARTURES_SEARCH_DEFAULTS.edit }, { replace: true })
          }
        />
      )}
      {world && doomed && (
        <RemoveDialog
          key={doomed.count}
          doomed={doomed}
          isOpen={isRemoving}
          world={world}
          onClose={() => setIsRemoving(false)}
        />
      )}
    </OfficePage>
  );
}
