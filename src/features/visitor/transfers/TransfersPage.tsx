import { useSyncExternalStore } from "react";
import { watchLine } from "#data/local/line-hint.ts";
import { ButtonLink } from "#ui/parts/Button.tsx";
import { OfflineNote } from "#ui/visitor/OfflineNote.tsx";
import { PageHero } from "#ui/visitor/page/PageHero.tsx";
import { RidesByMap } from "./RidesByMap.tsx";
import styles from "./TransfersPage.module.css";

/** SPEC §2, Transfers. */
export default function TransfersPage() {
  return (
    <>
      <PageHero
        scene="transfers"
        title="Belize Transfers"
        lead="Private rides in air-conditioned vehicles with professional drivers, door to door. 24/7 service on request."
      />
      <div className={styles.page}>
        <h2 className="visually-hidden">Routes and prices</h2>
        <OfflineNote isOffline={useSyncExternalStore(...watchLine)}>
          Routes and prices are as this device last heard of them. You can book all the same.
        </OfflineNote>
        <RidesByMap />
        <p className={styles.note}>
          Base fares cover up to two passengers. Prices are in USD. For routes with no 'Each Extra
          Seat' price the base fare applies to the group.
        </p>
      </div>
      <section aria-labelledby="own-route" className={styles.own}>
        <div className={styles.ownInner}>
          <div>
            <h2 id="own-route">Don't See Your Route?</h2>
            <p className={styles.ownText}>
              We drive custom private transfers anywhere in Belize. Tell us where from, where to and
              when, and we send you a price.
            </p>
          </div>
          <ButtonLink to="/contact" size="lg">
            Request Custom Transfer
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
