import { Link } from "@tanstack/react-router";
import { useState } from "react";
import type { WaiverActRow } from "#data/office/local/row.ts";
import { dropActs } from "#data/office/sync/refused-acts.ts";
import { saveWaiver } from "#data/office/sync/waivers.ts";
import { formatLongDay } from "#domain/belize-date.ts";
import type { OfficeBooking } from "#domain/booking/fields.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import type { Language } from "#domain/language.ts";
import { languageOf } from "#domain/language-of.ts";
import { signedOf } from "#domain/waivers/of-booking.ts";
import type { SignedForm } from "#domain/waivers/row.ts";
import { SPOKEN } from "#domain/waivers/spoken.ts";
import { type WaiverTexts, waiverIn } from "#domain/waivers/text.ts";
import * as words from "#messages/office/bookings/waivers.ts";
import { signAgain } from "#messages/office/waiting.ts";
import { LanguageChoice } from "#ui/office/forms/LanguageChoice.tsx";
import { FailedFace, LoadingFace } from "#ui/office/lists/ListFace.tsx";
import { OfficePage } from "#ui/office/OfficePage.tsx";
import { Button } from "#ui/parts/Button.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { toast } from "#ui/toast/toast.ts";
import { WaiverForm } from "#ui/waivers/WaiverForm.tsx";
import type { WaiversSearch } from "./search.ts";
import { useWaivers } from "./use-waivers.ts";
import { WaiverRows } from "./WaiverRows.tsx";
import styles from "./WaiversPage.module.css";

/** `/admin/waivers`: what a booking's guests have signed, and the form for the next one, with a line and without. */
export default function WaiversPage({ search }: { search: WaiversSearch }) {
  const answer = useWaivers(search.booking);
  const { booking, texts, refused, failure, reload } = answer;
  const lead =
    booking &&
    `${booking.customer.firstName} ${booking.customer.lastName} · ${booking.itemName} · ${formatLongDay(booking.date)}`;
  return (
    <OfficePage title={words.title} lead={lead}>
      {failure !== null && (
        <FailedFace title={words.notFetched} message={failure} onRetry={reload} />
      )}
      {!booking && failure === null && <LoadingFace words={words.loading} rows={6} />}
      {texts === null && <Notice tone="warning">{words.notReady}</Notice>}
      {booking && (
        <div className={styles.page}>
          <div className={styles.column}>
            <p className="screen-only">
              <Link to="/admin/today" search={{ day: booking.date, id: booking.id }}>
                {`${words.back} #${bookingReference(booking.id)}`}
              </Link>
            </p>
            <SignedSoFar booking={booking} />
            {/* before who has signed: the next guest stands there and waits */}
            {texts && <SignHere key={booking.id} {...{ booking, texts, refused }} />}
          </div>
          <WaiverRows {...answer} booking={booking} />
        </div>
      )}
    </OfficePage>
  );
}

function SignedSoFar({ booking }: Pick<SignHereProps, "booking">) {
  const { signed, of, missing } = signedOf(booking);
  return (
    <>
      <p role="status">
        <strong>{words.signed(signed, of)}</strong>
      </p>
      {missing.length > 0 && <p>{words.missing(missing.join(", "))}</p>}
    </>
  );
}

interface SignHereProps {
  readonly booking: OfficeBooking;
  readonly texts: WaiverTexts;
  readonly refused: WaiverActRow | undefined;
}

/** The form for the guest who holds the device. */
function SignHere({ booking, texts, refused }: SignHereProps) {
  /** The form that somebody has begun: it stays, whatever is signed or refused elsewhere. */
  const [begun, setBegun] = useState<Pick<SignHereProps, "refused"> | null>(null);
  const again = begun ? begun.refused : refused;
  const [chosen, setLanguage] = useState<Language | null>(null);
  // who signs again reads what they have read before
  const language = chosen ?? again?.language ?? languageOf(booking.lang);
  const [isMore, setIsMore] = useState(false);
  const { signed, of, missing } = signedOf(booking);
  const text = waiverIn(texts, language);
  if (!text) return <p>{words.none}</p>;
  // the hash of what was shown: browsers reckon it for pages that came by https alone
  if (!crypto.subtle) return <Notice tone="warning">{words.cannotSign}</Notice>;
  if (booking.status === "cancelled") return <Notice>{words.cancelled}</Notice>;
  if (signed >= of && !isMore && !refused && !begun) {
    return (
      <div className="stack-3">
        <Notice tone="success">{words.all}</Notice>
        <Button variant="outline" onClick={() => setIsMore(true)}>
          {words.signMore}
        </Button>
      </div>
    );
  }
  const sign = async (form: SignedForm) => {
    await saveWaiver(booking, text, form, again);
    setIsMore(false);
    setBegun(null);
    toast({ title: words.done, message: words.nextGuest, tone: "success" });
  };
  return (
    <section className={`${styles.column} screen-only`} aria-label={words.handOver}>
      <h2 className={styles.heading}>{words.handOver}</h2>
      {refused && refused.id !== again?.id && (
        <Notice tone="warning" announce>
          <p>{words.notTaken}</p>
          <Button variant="outline" onClick={() => setBegun(null)}>
            {signAgain}
          </Button>
        </Notice>
      )}
      <LanguageChoice label={words.shownIn} value={language} onChange={setLanguage} />
      <div lang={language}>
        <WaiverForm
          key={again?.id ?? "next"}
          words={SPOKEN[language]}
          text={text}
          names={missing}
          onSign={sign}
          onBegin={() => setBegun(begun ?? { refused })}
          again={
            again && {
              said: again.waiver as unknown as SignedForm,
              problem: again.problem,
              onDiscard: () => {
                setBegun(null);
                return dropActs([again]);
              },
            }
          }
        />
      </div>
    </section>
  );
}
