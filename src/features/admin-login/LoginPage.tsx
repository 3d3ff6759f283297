import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { COMPANY } from "#domain/site/company.ts";
import { OfficeRoot } from "#ui/mantine/OfficeRoot.tsx";
import { Scene } from "#ui/Scene.tsx";
import { preloadToasts } from "#ui/toast/toast.ts";
import { LoginForm } from "./LoginForm.tsx";
import styles from "./LoginPage.module.css";

interface LoginPageProps {
  readonly onSignIn: (username: string, password: string) => Promise<void>;
  /** Called once signed in; takes the operator to where they were going. */
  readonly onSignedIn: () => void;
}

/** The operator's way in. */
export default function LoginPage({ onSignIn, onSignedIn }: LoginPageProps) {
  useEffect(preloadToasts, []);
  return (
    <OfficeRoot>
      <div className={styles.page}>
        <main id="main" className={styles.panel}>
          <Link to="/" className={styles.brand}>
            {COMPANY.name}
          </Link>
          <div className={styles.words}>
            <h1>Admin Login</h1>
            <p className={styles.lead}>Bookings and everything behind them, for the operator.</p>
          </div>
          <LoginForm onSignIn={onSignIn} onSignedIn={onSignedIn} />
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
