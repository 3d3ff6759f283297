declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The booking of the confirmation page; parsed there, since a browser may restore anything. */
    booking?: unknown;
  }
}

export {};
