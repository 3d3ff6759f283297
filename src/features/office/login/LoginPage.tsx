import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import * as words from "#messages/office/login.ts";
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
          <Notice title={words.lockedTitle}>
            <p>{words.locked}</p>
          </Notice>
        )}
        {lostByEnd !== null && (
          <Notice title={words.endedTitle}>
            <p>{words.ended(lostByEnd)}</p>
          </Notice>
        )}
        <LoginForm onSignIn={onSignIn} onSignedIn={onSignedIn} />
        {readPath && (
          <Link to={readPath} className={styles.back}>
            {words.readWithoutSigningIn}
          </Link>
        )}
      </LoginFrame>
    </OfficeRoot>
  );
}
