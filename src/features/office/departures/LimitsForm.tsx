import { NativeSelect } from "@mantine/core";
import { checkLimits } from "#domain/departures/check.ts";
import type { ItemKey } from "#domain/departures/key.ts";
import { itemKey } from "#domain/departures/key.ts";
import { RESOURCE_KINDS, type ResourceKind } from "#domain/departures/rules.ts";
import * as words from "#messages/office/departures/rule-forms.ts";
import * as rules from "#messages/office/departures/rules.ts";
import { RuleForm } from "#ui/office/departures/RuleForm.tsx";
import { useRuleForm } from "#ui/office/departures/use-rule-form.ts";
import { CountInput } from "#ui/office/forms/CountInput.tsx";
import type { FormProps } from "./form-props.ts";
import styles from "./forms.module.css";
import { ListGroup } from "./ListGroup.tsx";

const KINDS = RESOURCE_KINDS.map((value) => ({ value, label: rules.resources[value] }));
const said = words.limits;

/** How many groups a service takes a day, and who and what goes along for how long. */
export function LimitsForm(props: FormProps<"limits"> & { readonly item: ItemKey }) {
  const { world, item, stored, onSave, onDone, onClose } = props;
  const form = useRuleForm({
    table: "limits",
    rule: item,
    stored,
    begin: { item, groupsADay: 0, busyMinutes: 0, needs: [] },
    check: checkLimits,
    onSave,
    onDone,
  });
  const { fields, errors, set } = form;
  const isScheduled = world.rules.schedules.some((schedule) => schedule.item === item);
  const service = world.bookables.find((one) => itemKey(one.item.type, one.item.id) === item);
  const isFree = (kind: ResourceKind) => fields.needs.every((need) => need.kind !== kind);
  return (
    <RuleForm form={form} world={world} item={item} submit={said.save} onClose={onClose}>
      {!isScheduled && (
        <CountInput
          label={said.groups}
          description={said.groupsHint}
          count={fields.groupsADay}
          empty={0}
          error={errors.groupsADay}
          onChange={(groupsADay) => set({ groupsADay })}
        />
      )}
      <ListGroup
        label={said.needs}
        hint={fields.needs.length > 0 ? said.perHint : undefined}
        entries={fields.needs}
        nameOf={said.needOf}
        error={errors.needs}
        add={said.addNeed}
        blank={{ kind: RESOURCE_KINDS.find(isFree) ?? RESOURCE_KINDS[0], perGuests: 0 }}
        row={(need, name, change) => (
          <>
            <NativeSelect
              label={name}
              className={styles.field}
              data={KINDS}
              error={errors.needs !== undefined}
              value={need.kind}
              onChange={(event) =>
                change({ ...need, kind: event.currentTarget.value as ResourceKind })
              }
            />
            <CountInput
              label={said.perGuests(name)}
              className={styles.field}
              count={need.perGuests}
              empty={0}
              error={undefined}
              onChange={(perGuests) => change({ ...need, perGuests })}
            />
          </>
        )}
        onChange={(needs) => set({ needs })}
      />
      <CountInput
        label={said.busy}
        description={said.busyHint(service?.item.duration ?? "")}
        count={fields.busyMinutes}
        empty={0}
        error={errors.busyMinutes}
        onChange={(busyMinutes) => set({ busyMinutes })}
      />
    </RuleForm>
  );
}
