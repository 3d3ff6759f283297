import { LANGUAGES } from "#domain/language.ts";
import { CONTENT_KINDS, CONTENT_TEXTS, checkContent } from "#domain/site/content.ts";
import * as words from "#messages/office/settings/site-content.ts";
import { LanguageChoice } from "#ui/office/forms/LanguageChoice.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { ContentList } from "./ContentList.tsx";
import { Section } from "./Section.tsx";
import { type SectionProps, useSection, type WrittenLanguage } from "./use-section.ts";

/** Guests' quotes, the team and links to social networks. */
export function ContentSection(props: SectionProps & WrittenLanguage) {
  const { written, onWritten } = props;
  const section = useSection(props, { title: words.title, fields: CONTENT_KINDS });
  const samples = CONTENT_KINDS.flatMap((kind) => [...section.values[kind]]).filter(
    ({ sample, hidden }) => sample && !hidden,
  );
  const submit = () => {
    // what is written in another language is no longer than it may be
    if (CONTENT_KINDS.some((kind) => checkContent(kind, section.values[kind]))) {
      onWritten(LANGUAGES[0]);
    }
    section.form.onSubmit();
  };
  const kinds = CONTENT_KINDS.filter(
    (kind) => written === LANGUAGES[0] || CONTENT_TEXTS[kind].length > 0,
  );
  return (
    <Section place="site-content" {...section.form} onSubmit={submit}>
      {samples.length > 0 && (
        <Notice tone="warning" title={words.samples(samples.length)}>
          <p>{words.whatToDo}</p>
        </Notice>
      )}
      <LanguageChoice value={written} onChange={onWritten} />
      {kinds.map((kind) => (
        <ContentList
          key={kind}
          kind={kind}
          language={written}
          entries={section.values[kind].map((entry) => ({ ...entry }))}
          error={section.errors[kind]}
          onChange={(entries) => section.set(kind, entries as never)}
        />
      ))}
    </Section>
  );
}
