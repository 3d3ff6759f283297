import { Link } from "@tanstack/react-router";
import type { Dashboard } from "#data/office/remote/dashboard.ts";
import { formatBelizeTime } from "#domain/belize-instant.ts";
import * as words from "#messages/office/dashboard.ts";
import { LoadingFace } from "#ui/office/lists/ListFace.tsx";
import { Panel } from "#ui/office/Panel.tsx";
import { cx } from "#ui/parts/cx.ts";
import { Icon } from "#ui/parts/Icon.tsx";
import { activityLines, diskText } from "./activity-lines.ts";
import styles from "./SystemActivity.module.css";

interface SystemActivityProps {
  /** Null while it is fetched. */
  readonly activity: Dashboard["activity"] | null;
  readonly hasFailed: boolean;
}

/** What wants the operator, and how the system itself is. */
export function SystemActivity({ activity, hasFailed }: SystemActivityProps) {
  return (
    <Panel title={words.activity}>
      {activity && <Lines activity={activity} />}
      {!activity && !hasFailed && <LoadingFace words={words.loadingActivity} rows={2} />}
      {!activity && hasFailed && <p className={styles.quiet}>{words.notKnown}</p>}
    </Panel>
  );
}

function Lines({ activity }: { activity: Dashboard["activity"] }) {
  const lines = activityLines(activity);
  const { lastBackupMs, copies, shipping, disk, version } = activity;
  return (
    <>
      {lines.length === 0 && <p className={styles.quiet}>{words.nothingCritical}</p>}
      <ul className={styles.list}>
        {lines.map(({ key, tone, text, link }) => (
          <li key={key} className={styles.line}>
            <Icon name={tone === "urgent" ? "alert" : "info"} className={cx(styles[tone])} />
            <p>
              {text}{" "}
              {link && (
                <Link
                  to={link.to}
                  search={link.search ?? {}}
                  {...(link.hash && { hash: link.hash })}
                >
                  {link.words}
                </Link>
              )}
            </p>
          </li>
        ))}
      </ul>
      <dl className={styles.facts}>
        <div>
          <dt>{words.lastBackup}</dt>
          <dd>{lastBackupMs === null ? words.noneMade : formatBelizeTime(lastBackupMs)}</dd>
        </div>
        {copies && (
          <div>
            <dt>{words.offTheMachine}</dt>
            <dd>
              {copies.lastBackup === ""
                ? words.noneMade
                : formatBelizeTime(Date.parse(copies.lastBackup))}
            </dd>
          </div>
        )}
        {shipping && (
          <div>
            <dt>{words.shipped}</dt>
            <dd>{words.behind(shipping.lagSeconds)}</dd>
          </div>
        )}
        {shipping?.standby && (
          <div>
            <dt>{words.standby}</dt>
            <dd>{words.standbyChecked(shipping.standby.checkedSeconds)}</dd>
          </div>
        )}
        {disk && (
          <div>
            <dt>{words.freeSpace}</dt>
            <dd>{diskText(disk.freeBytes)}</dd>
          </div>
        )}
        <div>
          <dt>{words.version}</dt>
          <dd>{version}</dd>
        </div>
      </dl>
    </>
  );
}
