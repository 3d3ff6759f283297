/** How a tour's page opens, and what stands there until its texts have come: in every first view. */
export const backToTours = "Back to Tours";
export const seeAllTours = "See all tours";
export const loading = "Loading tour details...";
export const notFound = "Tour not found";
export const unknown = "The tour you're looking for doesn't exist.";
export const withdrawn = "This tour is not offered at the moment.";
