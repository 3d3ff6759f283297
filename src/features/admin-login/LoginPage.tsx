import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { OfficeRoot } from "#ui/mantine/OfficeRoot.tsx";
import { Notice } from "#ui/Notice.tsx";
import { Scene } from "#ui/Scene.tsx";
import { useSite } from "#ui/site/use-site.ts";
import { preloadToasts } from "#ui/toast/toast.ts";
import { LoginForm } from "./LoginForm.tsx";
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
  const { siteTitle } = useSite();
  useEffect(preloadToasts, []);
  return (
    <OfficeRoot>
      <div className={styles.page}>
        <main id="main" className={styles.panel}>
          <Link to="/" className={styles.brand}>
            {siteTitle}
          </Link>
          <div className={styles.words}>
            <h1>Admin Login</h1>
            <p className={styles.lead}>Bookings and everything behind them, for the operator.</p>
          </div>
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
          <Link to="/" className={styles.back}>
            Return to Main Site
          </Link>
        </main>
        <div className={styles.picture}>
          <Scene name="hero-day" night="hero-night" shape="fill" eager decorative />
        </div>
      </div>
    </OfficeRoot>
  );
}

/** What names a guest is not kept for sending later. */
const lossWords = (count: number) =>
  count === 1
    ? "1 change that had not been sent is lost."
    : `${count} changes that had not been sent are lost.`;
