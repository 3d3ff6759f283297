import { Component, type ReactNode } from "react";
import { ErrorPage } from "./error.tsx";

interface PageBoundaryProps {
  /** Another page is tried anew. */
  readonly page: unknown;
  readonly children: ReactNode;
}

interface PageBoundaryState {
  readonly failed: { readonly error: unknown } | null;
  readonly page: unknown;
}

/** Shows what went wrong instead of an empty screen. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failed: null, page: this.props.page };

  static getDerivedStateFromError(error: unknown): Partial<PageBoundaryState> {
    return { failed: { error } };
  }

  static getDerivedStateFromProps({ page }: PageBoundaryProps, state: PageBoundaryState) {
    return page === state.page ? null : { failed: null, page };
  }

  override render(): ReactNode {
    const { failed } = this.state;
    return failed ? <ErrorPage error={failed.error} /> : this.props.children;
  }
}
