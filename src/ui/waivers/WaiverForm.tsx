import { type ReactNode, type SubmitEvent, useId } from "react";
import type { SignedForm } from "#domain/waivers/row.ts";
import type { SpokenWaiver } from "#domain/waivers/spoken-here.ts";
import type { WaiverText as Text } from "#domain/waivers/text.ts";
import { Button } from "../parts/Button.tsx";
import { cx } from "../parts/cx.ts";
import { Notice } from "../parts/Notice.tsx";
import { TextField } from "../visitor/forms/Field.tsx";
import { SignaturePad } from "./SignaturePad.tsx";
import { type Again, useWaiverForm } from "./use-waiver-form.ts";
import styles from "./WaiverForm.module.css";
import { WaiverText } from "./WaiverText.tsx";

interface WaiverFormProps {
  /** In the language of who signs. */
  readonly words: SpokenWaiver;
  readonly text: Text;
  /** The known guests who have not signed. */
  readonly names: readonly string[];
  /** Keeps it. @throws what is to be said, as a code or in words */
  readonly onSign: (signed: SignedForm) => Promise<void>;
  /** What was signed and not taken: to be mended. */
  readonly again?: Again | undefined;
  /** A guest has begun to fill it in. */
  readonly onBegin?: (() => void) | undefined;
}

/** One guest, or a guardian for a child, reads and signs. */
export function WaiverForm({ words: spoken, text, names, ...asked }: WaiverFormProps) {
  const { again } = asked;
  const form = useWaiverForm(spoken, names, asked);
  const { typed, errors, change, isBusy } = form;
  const id = useId();
  const words = spoken.form;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { currentTarget } = event;
    void form.sign().then((isSigned) => {
      if (isSigned) return;
      // after the messages have been drawn
      requestAnimationFrame(() =>
        currentTarget
          .querySelector<HTMLElement | SVGElement>("[aria-invalid='true'], [data-invalid]")
          ?.focus(),
      );
    });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {again && (
        <Notice tone="destructive" title={words.notTaken} announce>
          {form.refused && <p>{form.refused}</p>}
          <p className="row-2">
            <Button variant="outline" onClick={again.onDiscard}>
              {words.discard}
            </Button>
          </p>
        </Notice>
      )}
      <WaiverText text={text} label={words.readFirst} />
      <fieldset className={styles.choices}>
        <legend>{words.whoSigns}</legend>
        <Choice
          name={`${id}-who`}
          isChosen={!typed.isMinor}
          onChoose={() => change({ isMinor: false })}
        >
          {words.forMyself}
        </Choice>
        <Choice
          name={`${id}-who`}
          isChosen={typed.isMinor}
          onChoose={() => change({ isMinor: true })}
        >
          {words.forMinor}
        </Choice>
      </fieldset>
      {names.length > 0 && (
        <fieldset className={styles.choices}>
          <legend>{words.whose}</legend>
          {[...names, ""].map((name, at) => (
            <Choice
              // biome-ignore lint/suspicious/noArrayIndexKey: two guests may have one name
              key={at}
              name={`${id}-guest`}
              isChosen={typed.chosen === name}
              onChoose={() => change({ chosen: name })}
            >
              {name ? <bdi>{name}</bdi> : words.another}
            </Choice>
          ))}
        </fieldset>
      )}
      {typed.isMinor && !typed.chosen && (
        <TextField
          name={`${id}-child`}
          label={words.childsName}
          autoComplete="off"
          dir="auto"
          value={typed.guest}
          error={errors.guest}
          onChange={(event) => change({ guest: event.currentTarget.value })}
        />
      )}
      <TextField
        name={`${id}-name`}
        label={typed.isMinor ? words.guardiansName : words.yourName}
        autoComplete="off"
        dir="auto"
        value={typed.signedBy}
        error={errors.signed_by}
        onChange={(event) => change({ signedBy: event.currentTarget.value })}
      />
      {typed.isMinor && (
        <TextField
          name={`${id}-relation`}
          label={words.relation}
          hint={words.relationHint}
          autoComplete="off"
          dir="auto"
          value={typed.relation}
          error={errors.relation}
          onChange={(event) => change({ relation: event.currentTarget.value })}
        />
      )}
      {!typed.isTyped && (
        <div className={styles.draw}>
          <p>{words.sign}</p>
          <SignaturePad
            words={words}
            path={typed.path}
            error={errors.signature}
            onChange={(path) => change({ path })}
          />
        </div>
      )}
      <Tick isTicked={typed.isTyped} onTick={(isTyped) => change({ isTyped })}>
        {words.typed}
      </Tick>
      <Tick
        isTicked={typed.isAgreed}
        error={errors.agree}
        onTick={(isAgreed) => change({ isAgreed })}
      >
        {words.agree}
      </Tick>
      {errors.other && (
        <p role="alert" className={styles.error}>
          {errors.other}
        </p>
      )}
      <div>
        <Button type="submit" size="lg" disabled={isBusy}>
          {words.submit}
        </Button>
      </div>
    </form>
  );
}

interface ChoiceProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReactNode;
}

function Choice({ name, isChosen, onChoose, children }: ChoiceProps) {
  return (
    <label className={styles.row}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span>{children}</span>
    </label>
  );
}

interface TickProps {
  readonly isTicked: boolean;
  readonly error?: string | undefined;
  readonly onTick: (isTicked: boolean) => void;
  readonly children: ReactNode;
}

function Tick({ isTicked, error, onTick, children }: TickProps) {
  const id = useId();
  return (
    <div>
      <label className={cx(styles.row, error && styles.invalid)}>
        <input
          type="checkbox"
          checked={isTicked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onTick(event.currentTarget.checked)}
        />
        <span>{children}</span>
      </label>
      {error && (
        <p id={id} role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </div>
  );
}
