import type { Answer } from "../../remote/answer.ts";
import { noteSessionEpoch, refuseSession, saysNo } from "../../remote/refused-session.ts";
import { type Call, request } from "../../remote/request.ts";
import { storedSession } from "../../remote/stored-session.ts";

interface OfficeCall extends Omit<Call, "headers"> {
  /** Under /api/office. */
  readonly path: string;
}

/**
 * One call of the back office on a bad line, under the account that is signed in. Never throws: no
 * answer in time, a broken line and no session (401) are answers too.
 */
export async function officeRequest({ path, ...call }: OfficeCall): Promise<Answer> {
  const session = storedSession();
  if (!session) return { status: 401, body: undefined, retryAfter: null };
  const headers = { Authorization: session.token };
  const answer = await request(`/api/office/${path}`, { ...call, headers });
  if (answer.status >= 200 && answer.status < 300) noteSessionEpoch();
  if (saysNo(answer)) refuseSession(session.token, answer.answeredMs ?? Date.now());
  return answer;
}
