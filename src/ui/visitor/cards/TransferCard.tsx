import type { TransferSummary } from "#domain/catalogue/transfer.ts";
import { formatUsd } from "#domain/money.ts";
import * as words from "#messages/cards.ts";
import { ButtonLink } from "../../parts/Button.tsx";
import { Icon } from "../../parts/Icon.tsx";
import styles from "./TransferCard.module.css";

interface TransferCardProps {
  readonly transfer: TransferSummary;
  /** Without the description, for the home page. */
  readonly brief?: boolean | undefined;
}

/** A private ride as a ticket: the route, its time, its fares, and the way to book it. */
export function TransferCard({ transfer, brief = false }: TransferCardProps) {
  const { route, duration, priceCents, additionalPaxPriceCents: extra } = transfer;
  return (
    <article className={styles.frame}>
      <div className={styles.ticket}>
        <div className={styles.ride}>
          <h3 className={styles.route}>{route}</h3>
          <p className={styles.time}>
            <Icon name="clock" />
            <span className="visually-hidden">{words.duration}: </span>
            {duration}
          </p>
          {!brief && <p className={styles.text}>{transfer.description}</p>}
        </div>
        <div className={styles.stub}>
          <dl className={styles.fares}>
            <div>
              <dt>{words.baseFare}</dt>
              <dd className={styles.price}>{formatUsd(priceCents)}</dd>
            </div>
            <div>
              <dt>{words.extraSeat}</dt>
              <dd className={styles.extra}>
                {extra === null ? (
                  <>
                    <span aria-hidden="true">–</span>
                    <span className="visually-hidden">{words.noExtraFare}</span>
                  </>
                ) : (
                  words.extraFare(formatUsd(extra))
                )}
              </dd>
            </div>
          </dl>
          <ButtonLink
            to={`/booking/transfer/${transfer.id}`}
            variant="action"
            label={words.bookRide(route)}
            className={styles.book}
          >
            {words.bookNow}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
