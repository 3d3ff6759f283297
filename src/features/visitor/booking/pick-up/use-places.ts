import { useEffect, useState } from "react";

const load = async () => (await import("./known-places.ts")).knownPlaces();

/** The operator's list of places; empty until it is known, and where it can't be. */
export function usePlaces(): readonly string[] {
  const [places, setPlaces] = useState<readonly string[]>([]);
  useEffect(() => {
    let isShown = true;
    load().then(
      (known) => isShown && setPlaces(known),
      () => {},
    );
    return () => {
      isShown = false;
    };
  }, []);
  return places;
}
