import { ActionIcon, Drawer } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { Link, useLocation } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { BrandName } from "#ui/Brand.tsx";
import { Icon } from "#ui/Icon.tsx";
import { OfficeRoot } from "#ui/mantine/OfficeRoot.tsx";
import { useSite } from "#ui/site/use-site.ts";
import { preloadToasts } from "#ui/toast/toast.ts";
import styles from "./AdminLayout.module.css";
import { Sidebar } from "./Sidebar.tsx";
import { useUnreadCount } from "./use-unread-count.ts";

interface AdminLayoutProps {
  readonly username: string | undefined;
  readonly onLogout: () => void;
  readonly onSearch: () => void;
  readonly children: ReactNode;
}

/** Around every page of the back office: a sidebar, a rail on tablets, a top bar on phones. */
export default function AdminLayout({
  username = "Admin User",
  onLogout,
  onSearch,
  children,
}: AdminLayoutProps) {
  const { siteTitle } = useSite();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const [menuPath, setMenuPath] = useState<string | null>(null);
  const unread = useUnreadCount();
  const main = useRef<HTMLElement>(null);

  useEffect(preloadToasts, []);
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
      onSearch={() => {
        setMenuPath(null);
        onSearch();
      }}
    />
  );
  return (
    <OfficeRoot>
      <a className="skip-link" href="#main">
        Skip to content
      </a>
      <div className={styles.layout}>
        <nav aria-label="Top" className={styles.topBar} data-tone="poster">
          <Link to="/admin/dashboard" className={styles.brand}>
            <BrandName />
          </Link>
          <ActionIcon aria-label="Menu" aria-haspopup="dialog" onClick={() => setMenuPath(path)}>
            <Icon name="menu" className={styles.menuIcon} />
          </ActionIcon>
        </nav>
        <div className={styles.side} data-tone="poster">
          {sidebar}
        </div>
        <main id="main" tabIndex={-1} ref={main} className={styles.main}>
          {children}
        </main>
      </div>
      <Drawer
        opened={menuPath === path}
        onClose={() => setMenuPath(null)}
        title={siteTitle}
        position="right"
        size="18rem"
        closeButtonProps={{ "aria-label": "Close menu" }}
      >
        {sidebar}
      </Drawer>
    </OfficeRoot>
  );
}
