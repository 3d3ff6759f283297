import { useEffect, useState } from "react";
import { endOfficePush, isOfficePushed, startOfficePush } from "#data/office/remote/push.ts";
import { canPush, PushFailure } from "#data/remote/push.ts";
import * as words from "#messages/office/settings/push.ts";
import { toast } from "#ui/toast/toast.ts";
import type { Section } from "../Section.tsx";

/** Whether this device tells of new bookings, also with the back office closed: by device, not for all. */
export default function PushSection({ Frame }: { readonly Frame: typeof Section }) {
  const [isOn, setIsOn] = useState<boolean | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const isPossible = canPush();
  useEffect(() => {
    isOfficePushed().then(setIsOn, console.error);
  }, []);
  const submit = async () => {
    setIsBusy(true);
    try {
      await (isOn ? endOfficePush() : startOfficePush());
      setIsOn(!isOn);
      toast({ title: isOn ? words.isOff : words.isOn, message: words.device, tone: "success" });
    } catch (error) {
      const isDenied = error instanceof PushFailure && error.isDenied;
      const message = isDenied ? words.denied : words.failed;
      toast({ title: words.notChanged, message, tone: "destructive" });
    }
    setIsBusy(false);
  };
  return (
    <Frame
      place="push"
      title={words.title}
      button={isOn ? words.switchOff : words.switchOn}
      isBusy={isBusy}
      isChanged={isPossible}
      onSubmit={submit}
    >
      <p>{isPossible ? (isOn ? words.isOn : words.text) : words.impossible}</p>
      <p className="small">{words.note}</p>
    </Frame>
  );
}
