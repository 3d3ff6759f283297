import { ActionIcon } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { pushedAccount } from "#data/office/local/pushed-account.ts";
import type { Language } from "#domain/language.ts";
import * as words from "#messages/office/shell.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { useLater } from "#ui/office/answers/use-later.ts";
import { wasMenuOpened } from "#ui/office/early-menu.ts";
import { OfficeRoot } from "#ui/office/mantine/OfficeRoot.tsx";
import { Icon } from "#ui/parts/Icon.tsx";
import { useSite } from "#ui/site/use-site.ts";
import { preloadToasts } from "#ui/toast/load-toasts.ts";
import styles from "./AdminLayout.module.css";
import { Frame } from "./Frame.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { useUnreadCount } from "./use-unread-count.ts";

const MenuDrawer = lazyPart(() => import("./MenuDrawer.tsx"));

interface AdminLayoutProps {
  readonly username: string | undefined;
  readonly onLogout: () => void;
  readonly onLanguage: (language: Language) => void;
  readonly onSearch: () => void;
  readonly children: ReactNode;
}

/** Around every page of the back office, and there as long as it is open. */
export default function AdminLayout({
  username = words.somebody,
  onLogout,
  onLanguage,
  onSearch,
  children,
}: AdminLayoutProps) {
  const { siteTitle } = useSite();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [menuPath, setMenuPath] = useState(() => (wasMenuOpened() ? path : null));
  const unread = useUnreadCount();
  const main = useRef<HTMLElement>(null);

  const isMenuOpen = menuPath === path;
  const isFree = useLater(isMenuOpen);
  useEffect(() => (isFree ? preloadToasts() : undefined), [isFree]);
  useEffect(() => (isFree ? renewPush() : undefined), [isFree]);
  // in the middle of typing too; the browser has keys of its own for its address bar
  useHotkeys([["mod+K", onSearch]], [], true);
  // A screen reader reads on in the new page, and not in the link that was left behind.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is a new page
  useEffect(() => main.current?.focus({ preventScroll: true }), [path]);

  const sidebar = (
    <Sidebar
      username={username}
      unread={unread}
      onLogout={onLogout}
      onLanguage={onLanguage}
      onSearch={() => {
        setMenuPath(null);
        onSearch();
      }}
    />
  );
  return (
    <OfficeRoot>
      <Frame
        sidebar={sidebar}
        main={main}
        menu={
          <ActionIcon
            aria-label={words.menu}
            aria-haspopup="dialog"
            onClick={() => setMenuPath(path)}
          >
            <Icon name="menu" className={styles.menuIcon} />
          </ActionIcon>
        }
      >
        {children}
      </Frame>
      {(isMenuOpen || isFree) && (
        <MenuDrawer isOpen={isMenuOpen} title={siteTitle} onClose={() => setMenuPath(null)}>
          {sidebar}
        </MenuDrawer>
      )}
    </OfficeRoot>
  );
}

/** Where this device tells of new bookings, that goes on with this sign-in, and ends with it. */
function renewPush(): void {
  if (!pushedAccount()) return;
  import("#data/office/remote/push.ts")
    .then(({ renewOfficePush }) => renewOfficePush())
    .catch(console.error);
}
