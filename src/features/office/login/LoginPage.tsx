import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { OfficeRoot } from "#ui/office/mantine/OfficeRoot.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { preloadToasts } from "#ui/toast/load-toasts.ts";
import { LoginForm } from "./LoginForm.tsx";
import { LoginFrame } from "./LoginFrame.tsx";
import styles from "./LoginPage.module.css";

interface LoginPageProps {
  readonly onSignIn: (username: string, password: string) => Promise<void>;
  /** Called once signed in; takes the operator to where they were going. */
  readonly onSignedIn: () => void;
  /** Where to read what this device keeps without signing in; null where that is not allowed. */
  readonly readPath: string | null;
  /** True when what this device keeps is too old to be read. */
  readonly isLocked: boolean;
  /** How many changes were lost when the server ended the last sign-in; null when it has not. */
  readonly lostByEnd: number | null;
}

/** The operator's way in. */
export default function LoginPage(props: LoginPageProps) {
  const { onSignIn, onSignedIn, readPath, isLocked, lostByEnd } = props;
  useEffect(preloadToasts, []);
  return (
    <OfficeRoot>
      <LoginFrame>
        {isLocked && (
          <Notice title="The bookings on this device are locked.">
            <p>They have not been refreshed for seven days. Signing in opens them.</p>
          </Notice>
        )}
        {lostByEnd !== null && (
          <Notice title="The server has ended this sign-in.">
            <p>
              What this device kept of customers has been removed. Signing in loads it again.
              {lostByEnd > 0 && ` ${lossWords(lostByEnd)}`}
            </p>
          </Notice>
        )}
        <LoginForm onSignIn={onSignIn} onSignedIn={onSignedIn} />
        {readPath && (
          <Link to={readPath} className={styles.back}>
            Read Without Signing In
          </Link>
        )}
      </LoginFrame>
    </OfficeRoot>
  );
}

/** What names a guest is not kept for sending later. */
const lossWords = (count: number) =>
  count === 1
    ? "1 change that had not been sent is lost."
    : `${count} changes that had not been sent are lost.`;
