import { LANGUAGES, type Language } from "#domain/language.ts";
import type { WaiverText as Text } from "#domain/waivers/text.ts";
import * as words from "#messages/office/bookings/waivers.ts";
import { Notice } from "#ui/parts/Notice.tsx";
import { WaiverText } from "#ui/waivers/WaiverText.tsx";

/** Below the text that guests sign: who has to write it, and how they see it. */
export default function WaiverPreview({
  language = LANGUAGES[0],
  text,
}: {
  language?: Language;
  text: unknown;
}) {
  const shown: Text = { language, text: typeof text === "string" ? text : "" };
  return (
    <div className="stack-3">
      <Notice tone="warning">{words.lawyer}</Notice>
      {shown.text.trim() ? (
        <>
          <p className="small">{words.preview}</p>
          <WaiverText text={shown} label={words.preview} />
        </>
      ) : (
        <p className="small">{words.noneWritten}</p>
      )}
    </div>
  );
}
