import { useSyncExternalStore } from "react";
import { watchLine } from "#data/local/line-hint.ts";
import * as words from "#messages/visitor/transfers.ts";
import { ButtonLink } from "#ui/parts/Button.tsx";
import { OfflineNote } from "#ui/visitor/OfflineNote.tsx";
import { PageHero } from "#ui/visitor/page/PageHero.tsx";
import { RidesByMap } from "./RidesByMap.tsx";
import styles from "./TransfersPage.module.css";

/** SPEC §2, Transfers. */
export default function TransfersPage() {
  return (
    <>
      <PageHero scene="transfers" title={words.title} lead={words.lead} />
      <div className={styles.page}>
        <h2 className="visually-hidden">{words.routesAndPrices}</h2>
        <OfflineNote isOffline={useSyncExternalStore(...watchLine)}>{words.offline}</OfflineNote>
        <RidesByMap />
        <p className={styles.note}>{words.fares}</p>
      </div>
      <section aria-labelledby="own-route" className={styles.own}>
        <div className={styles.ownInner}>
          <div>
            <h2 id="own-route">{words.ownRoute}</h2>
            <p className={styles.ownText}>{words.ownRouteText}</p>
          </div>
          <ButtonLink to="/contact" size="lg">
            {words.requestTransfer}
          </ButtonLink>
        </div>
      </section>
    </>
  );
}
