import type { TourDetails } from "../tour.ts";

export const bocawinaMayflowerAntelopeFalls: TourDetails = {
  longDescription: [
    "Mayflower Bocawina National Park lies where the Maya Mountains come down to the coastal plain, and its best swim has to be climbed for. After a look at Maya mounds that remain largely under the trees, the trail to Antelope Falls goes up hundreds of steps and along ropes on the steepest parts. In an hour or so you stand beside natural pools, with the Caribbean in the distance.",
    "Toucans, trogons and motmots live in the park, and black howler monkeys are often louder than the water. If you want more, a zip-line and a waterfall rappel can be added at extra cost; tell us when you book.",
    "It is for strong legs and a head for heights, and those with less of either can take a nearly level trail instead. Pick-up is in Hopkins or Placencia; from San Ignacio, about 10 hours, ask us.",
  ].join("\n\n"),
  highlights: [
    "The steep trail to Antelope Falls",
    "Natural pools with a view to the Caribbean",
    "Maya mounds still largely unexcavated",
    "Toucans, trogons and three kinds of motmot",
    "Zip-line add-on: eight runs and a practice run, at extra cost",
    "Rappel add-on: down a waterfall on a rope, at extra cost",
  ],
  includes: [
    "Guide licensed by the Belize Tourism Board",
    "Air-conditioned transport from and to Hopkins or Placencia",
    "Park entrance",
    "Lunch",
    "Drinking water",
    "With a paid add-on: its gear and specialist instructors",
  ],
  itinerary: [
    { time: "07:20", activity: "Pick-up in Placencia" },
    { time: "08:00", activity: "Pick-up in Hopkins" },
    { time: "08:35", activity: "Park visitor centre, then the Mayflower mounds" },
    { time: "09:15", activity: "Climb to Antelope Falls" },
    { time: "10:40", activity: "Swim and rest at the upper pools" },
    { time: "11:50", activity: "Walk down" },
    { time: "13:00", activity: "Lunch" },
    { time: "14:00", activity: "Drive back, or a zip-line or rappel until mid-afternoon" },
    { time: "14:30", activity: "Drop-off in Hopkins; with an add-on, usually before 16:30" },
  ],
  requirements: [
    "Good fitness and a head for heights: the trail is steep, slippery and humid",
    "For the climb, children should usually be about 8 or older; please confirm with us",
    "Sports shoes with grip; light gloves help on the ropes",
    "Swimwear and about 2 litres of water each",
    "Not suitable during pregnancy, after recent surgery, or with heart or back trouble",
    "Zip-line and rappel cost extra, have age and weight limits and need a signed waiver; please confirm with us",
    "Guides close the falls when water rises or lightning is near",
  ],
};
