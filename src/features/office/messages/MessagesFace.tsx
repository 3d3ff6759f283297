import type { listMessages } from "#data/office/remote/messages.ts";
import * as words from "#messages/office/messages.ts";
import type { Asked } from "#ui/office/answers/use-answer.ts";
import { EmptyFace, FailedFace, LoadingFace, NoMatchFace } from "#ui/office/lists/ListFace.tsx";
import { MESSAGE_SEARCH_DEFAULTS, type MessageSearch } from "./search.ts";

interface MessagesFaceProps {
  readonly messages: Asked<Awaited<ReturnType<typeof listMessages>>>;
  readonly search: MessageSearch;
  readonly onChange: (change: Partial<MessageSearch>) => void;
}

/** What stands where the messages would: loading, failed, no match, nothing yet. */
export function MessagesFace({ messages, search, onChange }: MessagesFaceProps) {
  const { answer, failure, reload } = messages;
  if (failure !== null) {
    return <FailedFace title={words.notFetched} message={failure} onRetry={reload} />;
  }
  if (answer === null) return <LoadingFace words={words.loading} />;
  if (search.show === "all" && search.page === 1) {
    return (
      <EmptyFace title={words.noneYet}>
        <p>{words.howTheyCome}</p>
      </EmptyFace>
    );
  }
  return (
    <NoMatchFace
      words={search.show === "unread" ? words.everythingRead : words.noMore}
      action={words.showAll}
      onAction={() => onChange(MESSAGE_SEARCH_DEFAULTS)}
    />
  );
}
