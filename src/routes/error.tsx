import { buttonLook } from "#ui/Button.tsx";
import { MessagePage } from "#ui/MessagePage.tsx";

/**
 * What an uncaught error in a page becomes. Its ways out are plain links that load the document
 * anew, since the running app can't be trusted any more.
 */
export function ErrorPage({ error }: { error: Error }) {
  console.error(error);
  return (
    <MessagePage
      title="Unexpected Application Error!"
      text="Something went wrong on this page. Nothing that was saved on this device is lost."
    >
      <a className={buttonLook({})} href="">
        Reload Page
      </a>
      <a className={buttonLook({ variant: "outline" })} href="/">
        Go to Home
      </a>
    </MessagePage>
  );
}
