import { NativeSelect } from "@mantine/core";
import { ALL_PARTNERS } from "#data/office/remote/money/partners.ts";
import * as words from "#messages/office/bookings/form.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";

interface PartnerSelectProps {
  /** A key; empty for none. */
  readonly partner: string;
  /** That of the stored booking: it can be kept though it has ended. */
  readonly stored?: string;
  readonly error: string | undefined;
  readonly onChange: (partner: string) => void;
}

/** From which hotel or agent the guests come; nothing where there are no partners. */
export function PartnerSelect({ partner, stored = "", error, onChange }: PartnerSelectProps) {
  // without them a booking is written all the same
  const { answer } = useAnswer({ ...ALL_PARTNERS, onFailure: () => "" });
  const partners = (answer ?? []).filter(({ key, active }) => active || key === stored);
  if (partners.length === 0 && partner === "") return null;
  const isKnown = partner === "" || partners.some(({ key }) => key === partner);
  return (
    <NativeSelect
      label={words.partner}
      data={[
        { value: "", label: words.noPartner },
        ...(isKnown ? [] : [{ value: partner, label: partner }]),
        ...partners.map(({ key, name, active }) => ({
          value: key,
          label: active ? name : words.endedPartner(name),
        })),
      ]}
      value={partner}
      error={error}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
