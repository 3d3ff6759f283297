import { CONTENT_KINDS } from "#domain/site/content.ts";
import * as settings from "#messages/office/settings/sections.ts";
import * as words from "#messages/office/settings/site-content.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { ContentList } from "./ContentList.tsx";
import { Section } from "./Section.tsx";
import { type SectionProps, useSection } from "./use-section.ts";

/** Guests' quotes, the team and links to social networks. */
export function ContentSection(props: SectionProps) {
  const title = words.title;
  const section = useSection(props, { title, fields: CONTENT_KINDS });
  const samples = CONTENT_KINDS.flatMap((kind) => [...section.values[kind]]).filter(
    ({ sample, hidden }) => sample && !hidden,
  );
  return (
    <Section
      place="site-content"
      title={title}
      button={settings.save}
      isBusy={section.isBusy}
      isChanged={section.isChanged}
      onSubmit={section.save}
    >
      {samples.length > 0 && (
        <Notice tone="warning" title={words.samples(samples.length)}>
          <p>{words.whatToDo}</p>
        </Notice>
      )}
      {CONTENT_KINDS.map((kind) => (
        <ContentList
          key={kind}
          kind={kind}
          entries={section.values[kind].map((entry) => ({ ...entry }))}
          error={section.errors[kind]}
          onChange={(entries) => section.set(kind, entries as never)}
        />
      ))}
    </Section>
  );
}
