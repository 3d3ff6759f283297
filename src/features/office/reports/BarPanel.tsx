import { BarChart } from "@mantine/charts";
import * as words from "#messages/office/reports.ts";
import "@mantine/charts/styles.css";
import { setAutoFreeze } from "immer";
import { useSoon } from "#ui/browser/use-soon.ts";
import { Panel } from "#ui/office/Panel.tsx";
import styles from "./BarPanel.module.css";
import { BarTable } from "./BarTable.tsx";

// the charts keep elements in their store, and Preact writes into elements
setAutoFreeze(false);

export interface Bar {
  readonly name: string;
  readonly value: number;
}

interface BarPanelProps {
  readonly title: string;
  /** What a bar counts. */
  readonly unit: string;
  /** What a bar stands for. */
  readonly first: string;
  readonly bars: readonly Bar[];
  /** A few long names, the largest on top, instead of a course of time. */
  readonly isRanking?: boolean;
  readonly short: (value: number) => string;
  readonly exact: (value: number) => string;
  readonly isBusy: boolean;
}

/** One chart, and the same as a table for those who read or listen. */
export function BarPanel(props: BarPanelProps) {
  const { title, unit, bars, isRanking = false, short, isBusy } = props;
  // four of them take a weak tablet a fifth of a second: the figures stand first
  const isDrawn = useSoon(true, false);
  if (bars.length === 0) {
    return (
      <Panel title={title} isBusy={isBusy}>
        <p className={styles.none}>{words.nothing}</p>
      </Panel>
    );
  }
  // no half bookings, and no dollar twice where each half is rounded to it
  const whole = { allowDecimals: false };
  const layout = isRanking
    ? ({
        orientation: "vertical",
        xAxisProps: whole,
        yAxisProps: { width: 132 },
        gridAxis: "none",
      } as const)
    : { yAxisProps: { width: 64, ...whole } };
  const height = isRanking ? 260 : 240;
  return (
    <Panel title={title} isBusy={isBusy}>
      <div role="img" aria-label={spoken(props)} className={styles.chart}>
        <div style={{ height }}>
          {isDrawn && (
            <BarChart
              {...layout}
              h={height}
              data={[...bars]}
              dataKey="name"
              series={[{ name: "value", label: unit, color: "var(--brand)" }]}
              valueFormatter={short}
              withBarValueLabel={isRanking}
              tickLine="none"
              gridColor="var(--line)"
              textColor="var(--text-soft)"
              maxBarWidth={36}
              barProps={{ isAnimationActive: false, radius: 3 }}
              // the table below is what keyboards and screen readers get
              barChartProps={{
                accessibilityLayer: false,
                margin: { top: 12, right: isRanking ? 60 : 8 },
              }}
            />
          )}
        </div>
      </div>
      <BarTable {...props} />
    </Panel>
  );
}

/** The chart in a sentence: its largest bar. */
function spoken({ title, bars, exact }: BarPanelProps): string {
  const top = bars.reduce((best, bar) => (bar.value > best.value ? bar : best));
  return words.inASentence(title, bars.length, top.name, exact(top.value));
}
