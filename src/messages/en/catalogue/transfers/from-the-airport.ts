/** The built-in transfers' texts, by their ids; a transfer is named after its route. */
const airport = "Philip S. W. Goldson International Airport (BZE)";
const meeting =
  "Your driver waits outside Arrivals with your name on a board; give us your flight number and landing time when you book.";

/** What all transfers are driven in. */
export const vehicle = "Private air-conditioned shuttle";
export const transfers = {
  1: {
    route: "Belize International Airport to Placencia",
    duration: "2.5 hours",
    fromLocation: airport,
    toLocation: "Placencia Village",
    description:
      "From Arrivals to the end of the peninsula in about 2.5 hours by the Coastal Plain Highway. Rain, traffic or the scenic Hummingbird road add time.",
    shortDescription: "From the plane to the Placencia peninsula without changing vehicles.",
    longDescription: `${meeting} The quicker road is the paved Coastal Plain Highway, then the Southern Highway and the peninsula road through Seine Bight. If you prefer mountains, choose the Hummingbird Highway and add half an hour to an hour. We plan about 2.5 hours by the coast, with a rest stop; rain, traffic and village speed bumps can make it longer.`,
  },
  2: {
    route: "Airport to San Ignacio",
    duration: "2 hours",
    fromLocation: airport,
    toLocation: "San Ignacio Town",
    description:
      "About 2 hours west on the George Price Highway, past Belmopan to the heart of Cayo, at one fare for your whole group.",
    shortDescription: "One fare for your whole group from the airport to our home town.",
    longDescription: `${meeting} We take the Burrell Boom Road round Belize City and join the George Price Highway, west through pine savanna and hills to San Ignacio. Belmopan, about halfway, is good for a supermarket or lunch stop. Plan on about 2 hours; traffic, road works or rain can add to it. We drop you at your hotel; remote lodges on rough roads may cost more.`,
  },
  3: {
    route: "Airport to Hopkins",
    duration: "2 hours",
    fromLocation: airport,
    toLocation: "Hopkins Village",
    description:
      "About 2 hours to the Garifuna village of Hopkins by the paved Coastal Plain Highway; traffic and heavy rain can add to that.",
    shortDescription: "Straight from Arrivals to the Garifuna village of Hopkins.",
    longDescription: `${meeting} By the paved Coastal Plain Highway, flat and open, it takes about 2 hours; by the Hummingbird Highway, all hills and citrus groves, about half an hour more. Tell us which you would like. The last miles follow the Southern Highway and the Hopkins road to your door. We stop for a rest on the way if you wish; rain and traffic add time.`,
  },
  9: {
    route: "Airport to Water Ferry Terminal",
    duration: "25 minutes",
    fromLocation: airport,
    toLocation: "Water taxi terminal, North Front Street, Belize City",
    description:
      "About 25 minutes from Arrivals to the boats for Caye Caulker and San Pedro. City traffic can add ten, so keep an eye on the last boat.",
    shortDescription: "From Arrivals to the boats for Caye Caulker and San Pedro.",
    longDescription: `${meeting} The Philip Goldson Highway leads into Belize City and the water taxi terminal on North Front Street; tell us which boat company you use. The ride takes about 25 minutes, or 35 in city traffic. The last boats leave in the late afternoon: check the day's timetable, for if you land after about 15:30 you may miss them.`,
  },
  11: {
    route: "Airport to Corozal",
    duration: "3 hours",
    fromLocation: airport,
    toLocation: "Corozal Town",
    description:
      "North on the Philip Goldson Highway to Corozal Bay. We plan about 3 hours with a stop and room for traffic; on a clear day it is often quicker.",
    shortDescription: "North to Corozal Bay, a few miles short of Mexico.",
    longDescription: `${meeting} The Philip Goldson Highway runs north through sugar-cane country, with Orange Walk as the natural rest stop, and reaches Corozal about 14 km before the Mexican border. We plan about 3 hours, which leaves room for a stop and for traffic or rain; on a clear road it is often less. We take you to your hotel or house.`,
  },
  12: {
    route: "Airport to Dangriga",
    duration: "1.5 hours",
    fromLocation: airport,
    toLocation: "Dangriga Town",
    description:
      "About 1.5 hours by the Coastal Plain Highway to the boats for the southern cayes; with traffic or rain, allow closer to 2.",
    shortDescription: "From the plane to Dangriga and its boats for the southern cayes.",
    longDescription: `${meeting} The paved Coastal Plain Highway is the quick road south; the Hummingbird Highway is the scenic one and takes longer. Plan on about 1.5 hours by the coast, and closer to 2 with traffic or rain. If a boat to Tobacco Caye or South Water Caye is waiting for you, tell us its time and keep a good margin after landing.`,
  },
};
