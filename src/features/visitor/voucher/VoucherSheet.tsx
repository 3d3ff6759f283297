import type { ShownBooking } from "#data/sync/shown-booking.ts";
import { importantInformation } from "#domain/booking/letters/important-information.ts";
import { bookingReference } from "#domain/booking/reference.ts";
import { minGuests } from "#domain/catalogue/item.ts";
import * as words from "#messages/visitor/trip/voucher.ts";
import { lazyPart } from "#ui/browser/lazy-page.tsx";
import { Badge } from "#ui/parts/Badge.tsx";
import { Brand } from "#ui/parts/Brand.tsx";
import { Notice } from "#ui/parts/Notice.tsx";
import { StatusBadge } from "#ui/parts/StatusBadge.tsx";
import { Scene } from "#ui/pictures/Scene.tsx";
import { useBookingScene } from "#ui/pictures/use-booking-scene.ts";
import { useBookedItem } from "#ui/site/use-booked-item.ts";
import { useTourDetails } from "#ui/site/use-site.ts";
import { useMissing } from "#ui/visitor/use-missing.ts";
import { beforeYouGo } from "./before-you-go.ts";
import { standingOf } from "./standing.ts";
import { VoucherFacts } from "./VoucherFacts.tsx";
import { VoucherReach } from "./VoucherReach.tsx";
import styles from "./VoucherSheet.module.css";

/** What draws it is half as large as the page, and the first look goes to the facts. */
const QrCode = lazyPart(
  () => import("#ui/visitor/trip/QrCode.tsx"),
  () => <div className={styles.code} />,
);

/**
 * One sheet of paper (A4 or US Letter): what is booked, what it is worth, what to bring, whom to call.
 * Its head and picture are there before the booking is known, and stay.
 */
export function VoucherSheet({ shown }: { shown: ShownBooking | null }) {
  const scene = useBookingScene(shown?.view);
  return (
    <article className={styles.sheet} aria-labelledby="voucher-heading" aria-busy={!shown}>
      <header className={styles.head}>
        <p className={styles.brand}>
          <Brand />
        </p>
        <h1 id="voucher-heading">{shown ? standingOf(shown).heading : words.yourVoucher}</h1>
      </header>
      <Scene name={scene} shape="wide" eager decorative className={styles.picture} />
      {shown ? <Booked {...shown} /> : <div className={styles.bookedPlace} />}
    </article>
  );
}

function Booked(shown: ShownBooking) {
  const { view } = shown;
  const { notice } = standingOf(shown);
  const item = useBookedItem(shown);
  const details = useTourDetails(view.type === "tour" ? view.itemId : 0);
  const missing = useMissing(view, item);
  const reference = bookingReference(view.id);
  return (
    <>
      <div className={styles.ticket}>
        <div className={styles.named}>
          <p className={styles.reference}>
            <span>{words.bookingId}</span> #{reference}
          </p>
          {view.status ? (
            <StatusBadge status={view.status} />
          ) : (
            <Badge variant="outline">{words.notSent}</Badge>
          )}
        </div>
        <QrCode content={reference} label={words.qrCode(reference)} className={styles.code} />
      </div>
      <div role="status" className={styles.notice}>
        {notice && (
          <Notice tone={notice.tone} title={notice.title}>
            <p>{notice.text}</p>
          </Notice>
        )}
      </div>
      <h2 className={styles.item}>{view.itemName}</h2>
      <VoucherFacts view={view} item={item} />
      <div className={styles.lists}>
        <Lines heading={words.bringAndKnow} lines={beforeYouGo(view, missing, details)} />
        <Lines
          heading={words.important}
          lines={importantInformation(view, item ? minGuests(item) : 1, words.proof)}
        />
      </div>
      <VoucherReach view={view} />
    </>
  );
}

function Lines({ heading, lines }: { heading: string; lines: readonly string[] }) {
  if (lines.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
