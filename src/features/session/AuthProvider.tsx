import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { noteOffice } from "#data/local/office-hint.ts";
import {
  endSession,
  finishLeft,
  onSessionChange,
  storedSession,
} from "#data/remote/stored-session.ts";
import * as words from "#messages/session.ts";
import { renewDocument } from "#ui/browser/renew-document.ts";
import { useNavigation } from "#ui/navigation/navigation.ts";
import { SessionContext, type ShellSession } from "#ui/site/session-context.ts";
import { toast } from "#ui/toast/toast.ts";
import { type Auth, AuthContext } from "./auth-context.ts";
import type LeaveQuestion from "./LeaveQuestion.tsx";

const nobody = () => null;

/** What the back office watches. */
export interface SessionWatch {
  readonly isSignedIn: boolean;
  /** Somebody is signing out. */
  readonly isLeaving: RefObject<boolean>;
}

/** Signing out would lose what has not been sent. */
interface Question {
  readonly count: number | null;
  readonly answer: (isYes: boolean) => void;
  /** Fetched when it is needed: no visitor's phone has it. */
  readonly Ask: typeof LeaveQuestion;
}

/**
 * Signs out, and empties this device of customers' data.
 * @param ask is asked first when something has not been sent, or nobody can tell.
 * @param leave ends the sign-in, which waits for nothing
 * @returns false when the operator stays.
 */
async function leaveOffice(
  ask: (count: number | null) => Promise<boolean>,
  leave: () => void,
): Promise<boolean> {
  const account = await import("#data/office/sync/account.ts").catch(() => null);
  if (!account) return stayFor();
  const count = await account.countOwnActs();
  const isMeant = count === 0 || (await ask(count).catch(stayFor));
  if (!isMeant) return false;
  const forgotten = account.forgetOffice();
  // in the same moment: a refresh that begins meanwhile would keep them again
  leave();
  try {
    await forgotten;
  } catch (error) {
    // storage is refused or broken: the way out stays open, and the next page tries again
    console.warn("Something is left to be forgotten.", error);
    noteOffice(null);
  }
  return true;
}

/** A script has not come: without it customers' data would stay here, or unsent work go unasked. */
async function stayFor(): Promise<false> {
  toast({
    title: words.notSignedOut,
    message: words.notSignedOutText,
    tone: "destructive",
    action: { label: words.loadAgain, onPress: () => void renewDocument({ byHand: true }) },
  });
  return false;
}

/**
 * The session of the whole site: PocketBase's token in localStorage, read without PocketBase's
 * client, which only signing in fetches. In pages rendered ahead, and until they are hydrated,
 * nobody is signed in.
 * @param props `Watch`: sees to a session that ends by itself, where that matters
 */
export function AuthProvider({
  Watch,
  children,
}: {
  Watch?: ComponentType<SessionWatch>;
  children: ReactNode;
}) {
  const session = useSyncExternalStore(onSessionChange, storedSession, nobody);
  const username = session?.username;
  const { navigate } = useNavigation();
  const isLeaving = useRef(false);
  const [question, setQuestion] = useState<Question | null>(null);
  const askToDiscard = useCallback(async (count: number | null) => {
    const { default: Ask } = await import("./LeaveQuestion.tsx");
    return new Promise<boolean>((answer) => setQuestion({ count, answer, Ask }));
  }, []);
  // what an earlier page could not do any more
  useEffect(() => {
    finishLeft();
    addEventListener("online", finishLeft);
    return () => removeEventListener("online", finishLeft);
  }, []);

  const auth = useMemo<Auth>(
    () => ({
      user: username === undefined ? null : { username },
      logout() {
        const leave = () => {
          isLeaving.current = true;
          endSession();
        };
        leaveOffice(askToDiscard, leave).then((isGone) => {
          if (isGone) navigate({ to: "/admin/login" });
        });
      },
    }),
    [username, navigate, askToDiscard],
  );
  const shell = useMemo<ShellSession | undefined>(
    () => (auth.user ? { username: auth.user.username, onLogout: auth.logout } : undefined),
    [auth],
  );

  return (
    <AuthContext value={auth}>
      <SessionContext value={shell}>{children}</SessionContext>
      {Watch && <Watch isSignedIn={username !== undefined} isLeaving={isLeaving} />}
      {question && (
        <question.Ask
          count={question.count}
          onAnswer={(isYes) => {
            setQuestion(null);
            question.answer(isYes);
          }}
        />
      )}
    </AuthContext>
  );
}
