/** Under this name stands, in localStorage, with which database all is settled that visitors have saved here. */
export const SETTLED_EPOCH = "epoch";

let told = "";

/** Notes which database has answered (docs/decisions/0050-epochs.md). */
export const noteEpoch = ({ headers }: Response): void => {
  told = headers.get("X-Epoch") ?? told;
};

/** The name of the database that has answered last; empty before the first answer. */
export const toldEpoch = (): string => told;
