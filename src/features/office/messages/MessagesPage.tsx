import { useState } from "react";
import { type ContactMessageRecord, MESSAGES_PER_PAGE } from "#data/office/remote/messages.ts";
import * as heads from "#messages/office/heads.ts";
import * as words from "#messages/office/messages.ts";
import { type Choice, FilterBar, FilterSelect } from "#ui/office/lists/FilterBar.tsx";
import { ListFace, NoMatchFace } from "#ui/office/lists/ListFace.tsx";
import { Pager } from "#ui/office/lists/Pager.tsx";
import { RefreshButton } from "#ui/office/lists/RefreshButton.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
import panel from "#ui/office/Panel.module.css";
import { MessageDialog } from "./MessageDialog.tsx";
import { MessageList } from "./MessageList.tsx";
import { MESSAGE_SEARCH_DEFAULTS, type MessageSearch } from "./search.ts";
import { useMessages } from "./use-messages.ts";

interface MessagesPageProps {
  readonly search: MessageSearch;
  readonly onSearch: (search: MessageSearch) => void;
}

const SHOW_CHOICES: readonly Choice<MessageSearch["show"]>[] = [
  { value: "all", label: words.all },
  { value: "unread", label: words.unreadOnly },
];

/** What visitors wrote through the contact form: read, answered. */
export default function MessagesPage({ search, onSearch }: MessagesPageProps) {
  const messages = useMessages(search);
  const [viewed, setViewed] = useState<ContactMessageRecord | null>(null);
  const [isViewing, setIsViewing] = useState(false);
  const { answer } = messages;
  const items = answer?.items.map(messages.current) ?? null;
  const change = (part: Partial<MessageSearch>) => onSearch({ ...search, page: 1, ...part });
  const onView = (message: ContactMessageRecord) => {
    setViewed(message);
    setIsViewing(true);
    if (!message.isRead) messages.mark(message, true);
  };

  return (
    <OfficePage
      title={heads.messages}
      lead={answer && words.total(answer.total)}
      actions={
        <RefreshButton isBusy={messages.isFetching} onClick={messages.reload}>
          {words.refresh}
        </RefreshButton>
      }
    >
      <FilterBar>
        <FilterSelect
          label={words.show}
          choices={SHOW_CHOICES}
          value={search.show}
          onChange={(show) => change({ show })}
        />
      </FilterBar>
      <section className={panel.frame} aria-label={heads.messages} aria-busy={messages.isFetching}>
        {items && items.length > 0 ? (
          <MessageList items={items} onView={onView} />
        ) : (
          <ListFace
            notFetched={words.notFetched}
            loading={words.loading}
            noneYet={words.noneYet}
            howTheyCome={words.howTheyCome}
            failure={messages.failure}
            isLoading={items === null}
            onRetry={messages.reload}
            isWhole={search.show === "all" && search.page === 1}
          >
            <NoMatchFace
              words={
                search.show === "unread" && search.page === 1 ? words.everythingRead : words.noMore
              }
              action={words.showAll}
              onAction={() => change(MESSAGE_SEARCH_DEFAULTS)}
            />
          </ListFace>
        )}
      </section>
      <Pager
        page={search.page}
        pages={answer && Math.ceil(answer.total / MESSAGES_PER_PAGE)}
        hasNextPage={answer !== null && search.page * MESSAGES_PER_PAGE < answer.total}
        onPage={(page) =>
          page > search.page && messages.hasMoved ? messages.reload() : change({ page })
        }
      />
      <MessageDialog
        message={viewed && messages.current(viewed)}
        isOpen={isViewing}
        onClose={() => setIsViewing(false)}
        onMarkUnread={(message) => {
          setIsViewing(false);
          messages.mark(message, false);
        }}
      />
    </OfficePage>
  );
}
