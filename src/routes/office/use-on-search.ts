import { useRouter } from "@tanstack/react-router";

/**
 * Changes what the page at an address shows. Whoever has left it meanwhile is not called back by what was typed a
 * moment before, however long the next page takes to come.
 */
export function useOnSearch<Search extends object>(to: string) {
  const router = useRouter();
  return (search: Search, options?: { readonly replace: boolean }) => {
    if (router.state.location.pathname.replace(/\/$/, "") !== to) return;
    void router.navigate({ to, search, resetScroll: false, ...options });
  };
}
