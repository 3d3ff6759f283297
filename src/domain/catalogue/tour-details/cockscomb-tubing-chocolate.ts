import type { TourDetails } from "../tour.ts";

export const cockscombTubingChocolate: TourDetails = {
  longDescription: [
    "The morning belongs to the forest. In the Cockscomb Basin, the world's first jaguar preserve, you look for tracks with your guide, cool off at a waterfall and let a slow river carry you home on a tube.",
    "The afternoon belongs to cacao. At Maya Centre a Mopan Maya family shows you the pods growing straight from the trunk in the shade of taller trees, and you taste the sweet white pulp. Then come the roasted beans: shelled, ground on stone by hand, yours among them, and tried as a bar or as the spiced drink of old. Cacao was money here once; you will understand why.",
    "Families and food lovers get the most from it. The price of 175 USD per guest is the total, chocolate included. Pick-up is in Hopkins or Placencia; from San Ignacio it is about 12 hours, so ask us.",
  ].join("\n\n"),
  highlights: [
    "A walk in the world's first jaguar preserve",
    "A waterfall swim before the heat of the day",
    "A slow float on South Stann Creek",
    "Cacao pods on the tree and pulp on the tongue",
    "Your own turn at the grinding stone",
    "Chocolate to taste, as a bar or a spiced drink",
  ],
  includes: [
    "Guide licensed by the Belize Tourism Board",
    "Air-conditioned transport from and to Hopkins or Placencia",
    "Park entrance",
    "Tube and life vest",
    "Lunch",
    "Cacao farm walk and chocolate workshop",
    "Chocolate tasting",
    "Drinking water",
  ],
  itinerary: [
    { time: "07:30", activity: "Pick-up in Placencia" },
    { time: "08:00", activity: "Pick-up in Hopkins" },
    { time: "08:20", activity: "Maya Centre and its craft co-operative, then the Cockscomb trail" },
    { time: "10:10", activity: "Waterfall and swim" },
    { time: "11:30", activity: "River tubing" },
    { time: "12:40", activity: "Lunch" },
    { time: "13:35", activity: "Walk through the cacao farm" },
    { time: "14:15", activity: "Hands-on chocolate workshop and tasting" },
    { time: "16:00", activity: "Drop-off in Hopkins; Placencia a little later" },
  ],
  requirements: [
    "Moderate fitness for the forest trails; a level path is the easier choice",
    "For the tubing, children should usually be about 6 or older; please confirm with us. The chocolate suits any age",
    "You should swim a little or be content in a life vest",
    "Tell us of any nut, milk or gluten allergy: the chocolate is made in a family kitchen",
    "Closed shoes, water shoes, swimwear and dry clothes",
    "Long light trousers and repellent",
    "Hair tied back and clean hands for the workshop",
    "Small cash, BZD or USD, if you wish to buy chocolate",
  ],
};
