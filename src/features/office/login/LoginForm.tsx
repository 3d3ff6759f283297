import { ActionIcon, Button, TextInput } from "@mantine/core";
import { type SubmitEvent, useRef, useState } from "react";
import * as words from "#messages/office/login.ts";
import { OfficeIcon } from "#ui/office/OfficeIcon.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { useLogin } from "./use-login.ts";

interface LoginFormProps {
  readonly onSignIn: (username: string, password: string) => Promise<void>;
  readonly onSignedIn: () => void;
}

/** Name and password; what was typed stays whatever happens. */
export function LoginForm({ onSignIn, onSignedIn }: LoginFormProps) {
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [isVisible, setIsVisible] = useState(false);
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const { errors, failure, isBusy, submit, clearError } = useLogin({ onSignIn, onSignedIn });

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = await submit({ username: username.trim(), password });
    if (wrong === "username") usernameField.current?.focus();
    if (wrong === "password") passwordField.current?.focus();
  };

  return (
    <form className="stack-4" onSubmit={onSubmit} noValidate>
      {failure && <Notice tone="destructive" title={failure} announce />}
      <TextInput
        label={words.username}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck="false"
        required
        withAsterisk={false}
        value={username}
        error={errors.username}
        ref={usernameField}
        onChange={(event) => {
          setUsername(event.currentTarget.value);
          clearError("username");
        }}
      />
      <TextInput
        label={words.password}
        name="password"
        type={isVisible ? "text" : "password"}
        autoComplete="current-password"
        required
        withAsterisk={false}
        value={password}
        error={errors.password}
        ref={passwordField}
        rightSectionWidth="3rem"
        rightSection={
          <ActionIcon
            aria-label={isVisible ? words.hidePassword : words.showPassword}
            onClick={() => setIsVisible(!isVisible)}
          >
            <OfficeIcon name={isVisible ? "eyeOff" : "eye"} />
          </ActionIcon>
        }
        onChange={(event) => {
          setPassword(event.currentTarget.value);
          clearError("password");
        }}
      />
      <Button type="submit" size="lg" disabled={isBusy}>
        {isBusy ? words.loggingIn : words.login}
      </Button>
    </form>
  );
}
