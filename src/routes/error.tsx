import { addressIn, LANGUAGE } from "#domain/language.ts";
import * as words from "#messages/visitor/message-pages.ts";
import { Button, buttonLook } from "#ui/parts/Button.tsx";
import { MessagePage } from "#ui/parts/MessagePage.tsx";

/**
 * What an uncaught error in a page becomes. Its ways out load the document
 * anew, since the running app can't be trusted any more.
 */
export function ErrorPage({ error }: { error: unknown }) {
  console.error(error);
  return (
    <MessagePage title={words.failed} text={words.failedText}>
      <Button onClick={() => window.location.reload()}>{words.reloadPage}</Button>
      <a className={buttonLook({ variant: "outline" })} href={addressIn(LANGUAGE, "/")}>
        {words.goHome}
      </a>
    </MessagePage>
  );
}
