import { useEffect, useState } from "react";
import type { ActRow } from "#data/local/outbox-row.ts";
import { dropActs } from "#data/sync/guest-acts/acts.ts";
import type { ShownBooking } from "#data/sync/shown-booking.ts";
import { waiverText } from "#data/sync/waivers/text.ts";
import { LANGUAGE } from "#domain/language.ts";
import type { SignedForm } from "#domain/waivers/row.ts";
import type { WaiverText } from "#domain/waivers/text.ts";
import type { ToldWaiver } from "#domain/waivers/told.ts";
import { form } from "#messages/papers/waiver.ts";
import { refusals } from "#messages/papers/waiver-refusals.ts";
import * as words from "#messages/visitor/trip/waivers.ts";
import { Button } from "#ui/parts/Button.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { WaiverForm } from "#ui/waivers/WaiverForm.tsx";
import { makeAct } from "./make-act.ts";

interface SignWaiverProps {
  readonly shown: ShownBooking;
  readonly told: ToldWaiver;
  /** A signature that was not taken. */
  readonly refused: ActRow | undefined;
  readonly onMade?: (() => void) | undefined;
}

/** Who has signed, and the form for the next guest: each on a phone of their own, or all on one. */
export default function SignWaiver({ shown, told, refused, onMade }: SignWaiverProps) {
  const hash = told.texts[LANGUAGE];
  const { text, ask } = useText(hash);
  const { signed: named, missing } = told;
  const sign = async (signed: SignedForm) => {
    const changes = { ...signed, text_hash: hash, device: navigator.userAgent };
    const made = await makeAct(shown, { kind: "sign", changes, instead: refused?.id });
    if (made.kind === "refused") throw new Error(made.message);
    if (made.kind === "sent") onMade?.();
  };
  return (
    <div className="stack-4">
      <p role="status">
        <strong>{words.signed(Math.min(named.length, told.of), told.of)}</strong>
      </p>
      {named.length > 0 && (
        <ul>
          {named.map(({ guest }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two guests may have one name
            <li key={at}>
              <bdi>{guest}</bdi>
            </li>
          ))}
        </ul>
      )}
      {named.length >= told.of && !refused ? (
        <Notice tone="success">{words.all}</Notice>
      ) : text ? (
        <>
          <p>{words.each}</p>
          <WaiverForm
            key={refused?.id ?? "next"}
            words={{ form, refusals }}
            text={text}
            names={missing}
            onSign={sign}
            again={
              refused && {
                said: refused.command.changes as unknown as SignedForm,
                problem: refused.problem,
                onDiscard: () => dropActs([refused]),
              }
            }
          />
        </>
      ) : (
        text === null && (
          <Notice tone="warning" announce>
            <p>{words.noText}</p>
            <Button size="sm" onClick={ask}>
              {words.tryAgain}
            </Button>
          </Notice>
        )
      )}
    </div>
  );
}

/** Undefined while it is being fetched, null where it cannot be had. */
function useText(hash: string) {
  const [text, setText] = useState<WaiverText | null>();
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again where somebody wants it
  useEffect(() => {
    let isCurrent = true;
    waiverText(hash)
      .catch(() => null)
      .then((found) => isCurrent && setText(found));
    return () => {
      isCurrent = false;
    };
  }, [hash, tries]);
  const ask = () => {
    setText(undefined);
    setTries(tries + 1);
  };
  return { text, ask };
}
