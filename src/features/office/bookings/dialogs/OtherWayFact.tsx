import { Link } from "@tanstack/react-router";
import { failureWords } from "#data/office/remote/failure-words.ts";
import { RemoteFailure } from "#data/office/remote/remote-failure.ts";
import { otherWords } from "#domain/booking/other-way.ts";
import { thereAndBack } from "#messages/booking/other-way.ts";
import * as words from "#messages/office/bookings/details.ts";
import { useAnswer } from "#ui/office/answers/use-answer.ts";
import { Fact } from "#ui/office/Fact.tsx";
import { readOrLookUp } from "./use-one-booking.ts";

/** The booking of the other way, where both were booked together; says where it is no reason any more to cost less. */
export function OtherWayFact({ id }: { readonly id: string }) {
  const { isAnswered, answer, failure } = useAnswer({
    key: `booking ${id}`,
    load: (signal) => readOrLookUp(id, signal).catch(nullWhereNone),
    onFailure: failureWords,
  });
  return (
    <Fact name={thereAndBack}>
      {failure}
      {isAnswered && !answer && <strong>{words.otherWayMissing}</strong>}
      {answer && (
        <Link to="/admin/bookings" search={{ dialog: "view", id }}>
          {otherWords({ ...answer, status: null })}
        </Link>
      )}
      {answer?.status === "cancelled" && (
        <>
          {" "}
          <strong>{words.otherWayCancelled}</strong>
        </>
      )}
    </Fact>
  );
}

function nullWhereNone(error: unknown): null {
  if (error instanceof RemoteFailure && error.status === 404) return null;
  throw error;
}
