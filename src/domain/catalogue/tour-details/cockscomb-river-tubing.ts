import type { TourDetails } from "../tour.ts";

export const cockscombRiverTubing: TourDetails = {
  longDescription: [
    "Cockscomb Basin became the world's first jaguar preserve in the 1980s, after the zoologist Alan Rabinowitz had followed the cats here; the wreck of his survey plane still lies beside a trail. All five wild cats of Belize live in this forest. You are very unlikely to see one by day, but their tracks are often in the mud, and the guide knows whose they are.",
    "We register at Maya Centre, where village women sell their own crafts, then walk the trails past medicinal plants to a waterfall and a swim. Afterwards you carry a tube upstream for some twenty minutes and drift back under the trees on South Stann Creek.",
    "A good half day and more for families and anyone who would rather hear birds than engines. Pick-up is in Hopkins or Placencia; from San Ignacio, ask us about the day of about 10.5 hours.",
  ].join("\n\n"),
  highlights: [
    "The world's first jaguar preserve",
    "Tracks of cat and tapir, read by your guide",
    "The plane wreck of the first jaguar study",
    "A waterfall pool for a swim",
    "A gentle float of 30–45 minutes under the trees",
    "Women's craft co-operative at Maya Centre",
  ],
  includes: [
    "Guide licensed by the Belize Tourism Board",
    "Air-conditioned transport from and to Hopkins or Placencia",
    "Park entrance",
    "Tube and life vest",
    "Lunch",
    "Drinking water",
  ],
  itinerary: [
    { time: "07:30", activity: "Pick-up in Placencia" },
    { time: "08:00", activity: "Pick-up in Hopkins" },
    { time: "08:20", activity: "Maya Centre: register, and a look at the craft co-operative" },
    {
      time: "08:50",
      activity: "Cockscomb headquarters, then the trail: tracks, plants, plane wreck",
    },
    { time: "10:15", activity: "Waterfall and swim" },
    { time: "11:35", activity: "Walk up with the tubes and float down the river" },
    { time: "12:45", activity: "Lunch" },
    { time: "13:40", activity: "Drive back to the coast" },
    { time: "14:30", activity: "Drop-off in Hopkins; Placencia a little later" },
  ],
  requirements: [
    "Moderate fitness; the waterfall trails are steep, and a level path is the easier choice",
    "For the tubing, children should usually be about 6 or older; please confirm with us",
    "You should swim a little or be content in a life vest",
    "Closed shoes for the trail, water shoes for the river",
    "Long light trousers and repellent: there are biting flies",
    "Swimwear and dry clothes",
    "Stay on the trails, take nothing, feed nothing, keep voices low",
  ],
};
