import { toast } from "#ui/toast/toast.ts";

/**
 * How it is told that something could not be fetched.
 * @param wordsFor says what was thrown
 * @param sentence makes the toast's sentence of that
 * @returns tells it, and gives the words for where the answer would stand
 */
export function loadFailure(
  wordsFor: (error: unknown) => string,
  title: string,
  sentence: (why: string) => string,
) {
  return (error: unknown): string => {
    const why = wordsFor(error);
    toast({ title, message: sentence(why), tone: "destructive" });
    return why;
  };
}
