import { failureWords } from "#data/office/remote/failure-words.ts";
import { ALL_PARTNERS } from "#data/office/remote/money/partners.ts";
import { loadMoney } from "#data/office/remote/money.ts";
import { FROM_PARTNER } from "#domain/booking/office/booking.ts";
import { formatUsdExact } from "#domain/money.ts";
import { BEHIND, type Figure, parseFigure } from "#domain/report/money.ts";
import { totalBehind } from "#domain/report/totals.ts";
import { values } from "#messages/office/bookings/history.ts";
import * as words from "#messages/office/money/reports-of-money.ts";
import * as partnerWords from "#messages/office/settings/partners.ts";
import { Link } from "#ui/navigation/Link.tsx";
import { useAnswer } from "#ui/office/answers/use-answer.ts";
import { shortDay } from "#ui/office/short-dates.ts";

/** Above the bookings behind a figure of the reports: which figure that is, what it says now, and the way back. */
export default function BehindFigure({ view }: { view: string }) {
  if (view.startsWith(FROM_PARTNER)) return <FromPartner value={view.slice(FROM_PARTNER.length)} />;
  const figure = parseFigure(view.slice(BEHIND.length));
  return figure && <Told figure={figure} />;
}

function Told({ figure }: { figure: Figure }) {
  const { from, until } = figure;
  const by = figure.dated === "taken" ? "travel" : figure.dated;
  const { answer: money } = useAnswer({
    key: `money ${by} ${from} ${until}`,
    load: (signal) => loadMoney({ by, from, until }, signal),
    // the list beside it tells of a line that is not there
    onFailure: failureWords,
  });
  const total = money && totalBehind(money, figure);
  const partner = money?.bookings.partners.find((one) => one.partner === figure.value);
  const tell = figure.dated === "taken" ? words.behindTaken : words.behindSold;
  return (
    <p className="small" role="status">
      {total && tell(wordsOf(figure, partner?.name), formatUsdExact(total.cents), total.count)}{" "}
      <Link to="/admin/reports" search={{ money: `${by} ${from} ${until}` }}>
        {words.back}
      </Link>
    </p>
  );
}

/** Above all bookings of one partner. */
function FromPartner({ value }: { value: string }) {
  const { answer } = useAnswer({ ...ALL_PARTNERS, onFailure: () => "" });
  return (
    <p className="small" role="status">
      {partnerWords.allFrom(answer?.find(({ key }) => key === value)?.name ?? value)}{" "}
      <Link to="/admin/settings">{partnerWords.toPartners}</Link>
    </p>
  );
}

const METHODS: Readonly<Record<string, string>> = values.paid_method;

/** What a figure counts, in words. */
function wordsOf(
  { dated, standing, amount, group, value, from, until }: Figure,
  partner = value,
): string[] {
  const when = words.days(shortDay(from), shortDay(until));
  if (dated === "taken") {
    const whose = group === "person" ? value || words.nobody : METHODS[value];
    return [words.taken(when), ...(group === "all" ? [] : [whose ?? value])];
  }
  return [
    words.standings[standing],
    words.amounts[amount],
    ...(group === "partner" ? [partner] : []),
    ...(group === "service" ? [value.slice(value.indexOf("/") + 1)] : []),
    dated === "travel" ? words.travelling(when) : words.bookedOn(when),
  ];
}
