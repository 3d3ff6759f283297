import { Button } from "@mantine/core";
import { useId, useState } from "react";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { ALL_PARTNERS } from "#data/office/remote/money/partners.ts";
import { FROM_PARTNER } from "#domain/booking/office/booking.ts";
import type { Partner } from "#domain/partners/partner.ts";
import * as words from "#messages/office/settings/partners.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { useAnswer } from "#ui/office/answers/use-answer.ts";
import { useEdited } from "#ui/office/forms/use-edited.ts";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { Badge } from "#ui/parts/Badge.tsx";
import section from "../SettingsPage.module.css";
import { PartnerEditor } from "./PartnerEditor.tsx";
import styles from "./Partners.module.css";
import { StatementDialog } from "./StatementDialog.tsx";

/** Hotels and agents: what is agreed with each, their addresses and their statements. */
export default function PartnersSection() {
  const id = useId();
  const {
    answer: partners,
    failure,
    reload,
    refresh,
  } = useAnswer({
    ...ALL_PARTNERS,
    onFailure: failureWords,
  });
  const { edited, isOpen, edit, close } = useEdited<Partner | null>();
  const [reckoned, setReckoned] = useState<Partner | null>(null);
  return (
    <section id="partners" aria-labelledby={id} className={section.section}>
      <h2 id={id} className={section.subtitle}>
        {words.title}
      </h2>
      <p className={section.note}>{words.hint}</p>
      {failure !== null && (
        <p role="alert">
          {failure}{" "}
          <Button variant="link" onClick={reload}>
            {words.tryAgain}
          </Button>
        </p>
      )}
      {partners && partners.length > 0 && (
        <ul className={styles.partners}>
          {partners.map((partner) => (
            <PartnerRow
              key={partner.key}
              partner={partner}
              onEdit={() => edit(partner)}
              onStatement={() => setReckoned(partner)}
            />
          ))}
        </ul>
      )}
      {partners?.length === 0 && <p>{words.none}</p>}
      <div>
        <Button
          variant="secondary"
          leftSection={<OfficeIcon name="add" />}
          onClick={() => edit(null)}
        >
          {words.add}
        </Button>
      </div>
      {edited && (
        <PartnerEditor
          key={edited.count}
          stored={edited.what}
          isOpen={isOpen}
          onDone={() => {
            close();
            refresh();
          }}
        />
      )}
      <StatementDialog partner={reckoned} onClose={() => setReckoned(null)} />
    </section>
  );
}

interface PartnerRowProps {
  readonly partner: Partner;
  readonly onEdit: () => void;
  readonly onStatement: () => void;
}

function PartnerRow({ partner, onEdit, onStatement }: PartnerRowProps) {
  const { key, name, contact, share, nets, collects, active } = partner;
  return (
    <li className={styles.partner}>
      <h3 className={styles.name}>
        {name} {!active && <Badge variant="secondary">{words.ended}</Badge>}
      </h3>
      <p className={section.note}>
        {[
          words.terms(String(share / 100), nets.length),
          collects ? words.collects : words.weCollect,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {contact && <p className={styles.contact}>{contact}</p>}
      {active && (
        <p className={styles.address}>
          <span className={section.note}>{words.address}</span>
          <code>{`${location.origin}/?partner=${key}`}</code>
        </p>
      )}
      <div className={styles.ways}>
        <Button variant="secondary" onClick={onEdit} aria-label={words.of(words.edit, name)}>
          {words.edit}
        </Button>
        <Button
          variant="secondary"
          onClick={onStatement}
          aria-label={words.of(words.statement, name)}
        >
          {words.statement}
        </Button>
        <Link to="/admin/bookings" search={{ view: `${FROM_PARTNER}${key}` }}>
          {words.bookings}
          <span className="visually-hidden"> {name}</span>
        </Link>
      </div>
    </li>
  );
}
