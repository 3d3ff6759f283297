import { Button, buttonLook } from "#ui/parts/Button.tsx";
import { MessagePage } from "#ui/parts/MessagePage.tsx";

/**
 * What an uncaught error in a page becomes. Its ways out load the document
 * anew, since the running app can't be trusted any more.
 */
export function ErrorPage({ error }: { error: unknown }) {
  console.error(error);
  return (
    <MessagePage
      title="Unexpected Application Error!"
      text="Something went wrong on this page. Nothing that was saved on this device is lost."
    >
      <Button onClick={() => window.location.reload()}>Reload Page</Button>
      <a className={buttonLook({ variant: "outline" })} href="/">
        Go to Home
      </a>
    </MessagePage>
  );
}
