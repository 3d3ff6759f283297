import { afterFirstAnswer } from "#ui/office/answers/first-answer.ts";

/**
 * Has the worker keep all of the back office (src/worker/office.ts), so that each of its pages opens without a
 * connection, also those that nobody has looked at yet. Nothing of it on a visitor's phone: this is called
 * where somebody has signed in.
 * @returns a function that calls it off
 */
export function keepOffice(): () => void {
  return afterFirstAnswer(() => {
    navigator.serviceWorker?.ready.then(({ active }) => active?.postMessage({ type: "OFFICE" }));
  });
}
