import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { Notice } from "#ui/Notice.tsx";
import styles from "./TourNotFound.module.css";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** Set on the way from an unknown tour to the list, which then says so. */
    tourNotFound?: boolean;
  }
}

/** SPEC §8: the words for an unknown tour. */
export function TourNotFoundNotice() {
  return (
    <Notice tone="destructive" title="Tour not found" announce>
      <p>The tour you're looking for doesn't exist.</p>
    </Notice>
  );
}

/** An unknown tour: says so and leads to the list, where the notice stays to be read. */
export function TourNotFound() {
  const navigate = useNavigate();
  useEffect(() => {
    navigate({ to: "/tours", replace: true, state: { tourNotFound: true } });
  }, [navigate]);
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">Tour not found</h1>
      <TourNotFoundNotice />
      <p>
        <a href="/tours">See all tours</a>
      </p>
    </div>
  );
}
