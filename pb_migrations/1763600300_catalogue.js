/// <reference path="../pb_data/types.d.ts" />
// Made by scripts/write-catalogue-migration.mjs from src/domain/catalogue. Do not edit.
migrate((app) => {
  const seed = (name, rows) => {
    const collection = app.findCollectionByNameOrId(name);
    for (const row of rows) {
      const record = new Record(collection);
      record.load(row);
      app.save(record);
    }
  };
  seed("tours", [
  {
    "number": 1,
    "name": "Xunantunich & Cave Tubing",
    "slug": "xunantunich-cave-tubing",
    "price": 180,
    "short_description": "Climb a Maya pyramid above the Mopan River, then float by headlamp through the limestone caves of Caves Branch.",
    "long_description": "The day opens with a small river ferry at San José Succotz and a short ride uphill to Xunantunich, the \"Stone Woman\". Temples and palaces stand round six plazas on a limestone ridge. Your guide walks you through the plaster friezes of El Castillo, and you may take the steps to its top, about 40 m (130 ft) above the plaza, where the view runs on into Guatemala.\n\nAfter lunch at Nohoch Che'en the pace changes. You carry your tube along a forest trail, then lie back while the Caves Branch River draws you through caverns that the Maya knew as a way into Xibalba, the underworld.\n\nIt suits active families, couples and friends who want history and water in one day. Pick-up is in San Ignacio or Santa Elena. Staying in Hopkins? Ask us: that makes a day of about 11 hours.",
    "category": "Archaeology & Caves",
    "featured": true,
    "duration": "9 hours",
    "location": "Cayo District",
    "rating": 0,
    "review_count": 0,
    "min_pax": 2,
    "highlights": [
      "The top of El Castillo, about 40 m (130 ft) above the plaza",
      "Friezes with the signs of sun, moon and Venus",
      "Six plazas on a ridge with views to Guatemala",
      "A small river ferry across the Mopan",
      "A forest walk to the head of the float",
      "An hour or more adrift through limestone caves"
    ],
    "includes": [
      "Guide licensed by the Belize Tourism Board",
      "Air-conditioned transport from and to your San Ignacio hotel",
      "Entrance to Xunantunich and Nohoch Che'en",
      "River ferry",
      "Lunch",
      "Tube, helmet, headlamp and life vest",
      "Drinking water"
    ],
    "itinerary": [
      {
        "time": "07:30",
        "activity": "Pick-up at your hotel in San Ignacio or Santa Elena"
      },
      {
        "time": "08:00",
        "activity": "River ferry, then Xunantunich and El Castillo with your guide"
      },
      {
        "time": "10:10",
        "activity": "Drive east along the George Price Highway"
      },
      {
        "time": "11:40",
        "activity": "Lunch at Nohoch Che'en"
      },
      {
        "time": "12:30",
        "activity": "Gear, safety talk and the forest walk with your tube"
      },
      {
        "time": "13:20",
        "activity": "Float through the caves"
      },
      {
        "time": "15:00",
        "activity": "Dry clothes and a cold drink"
      },
      {
        "time": "15:15",
        "activity": "Drive back to San Ignacio"
      },
      {
        "time": "16:30",
        "activity": "Drop-off at your hotel"
      }
    ],
    "requirements": [
      "Moderate fitness: steep steps without rails at the ruins, an uneven and often wet trail at the caves",
      "Children usually need to be about 122 cm (48 in) tall for the tubing; please confirm ages and heights with us",
      "You need not be a swimmer, as everybody wears a life vest, but you should be calm in water and in the dark",
      "Not suitable during pregnancy or with serious back or heart trouble",
      "Shoes that can get wet and stay on your feet; no flip-flops",
      "Swimwear, a towel, dry clothes and insect repellent",
      "Please leave every cave formation untouched"
    ],
    "active": true
  },
  {
    "number": 2,
    "name": "Xunantunich & Inland Blue Hole",
    "slug": "xunantunich-inland-blue-hole",
    "price": 150,
    "short_description": "Plaster friezes and long views at Xunantunich, then a swim in a spring-fed jungle pool off the Hummingbird Highway.",
    "long_description": "This is the gentlest of our full days in Cayo: a Maya city in the morning, a cool swim in the afternoon. A small river ferry crosses the Mopan to Xunantunich, where your guide leads you round the plazas and the friezes of El Castillo. Climb it for the view, or stay in the shade below; there is time for either.\n\nAfter a Belizean lunch we follow the Hummingbird Highway, one of the prettiest drives in the country, to St Herman's Blue Hole National Park. Steps go down into the huge mouth of St Herman's Cave. A mile on lies the pool itself, sapphire on a good day, where an underground stream comes up for a few dozen metres and slips back into rock.\n\nFamilies and unhurried travellers like this one best. Pick-up is in San Ignacio; from Hopkins it takes about 10 hours, so ask us.",
    "category": "Archaeology & Caves",
    "featured": true,
    "duration": "8 hours",
    "location": "Cayo District",
    "rating": 0,
    "review_count": 0,
    "min_pax": 2,
    "highlights": [
      "El Castillo and its friezes at Xunantunich",
      "The small ferry over the Mopan River",
      "A Belizean lunch in San Ignacio",
      "The Hummingbird Highway through green hills",
      "The great mouth of St Herman's Cave",
      "A swim in a spring-fed pool about 8 m (25 ft) deep"
    ],
    "includes": [
      "Guide licensed by the Belize Tourism Board",
      "Air-conditioned transport from and to your San Ignacio hotel",
      "Entrance to Xunantunich and the national park",
      "River ferry",
      "Lunch",
      "Flashlight for the cave mouth",
      "Drinking water"
    ],
    "itinerary": [
      {
        "time": "08:00",
        "activity": "Pick-up at your hotel in San Ignacio"
      },
      {
        "time": "08:25",
        "activity": "River ferry, then Xunantunich with your guide"
      },
      {
        "time": "10:45",
        "activity": "Back to San Ignacio; on Saturdays, a short look at the market"
      },
      {
        "time": "11:15",
        "activity": "Belizean lunch"
      },
      {
        "time": "12:10",
        "activity": "Drive past Belmopan and on to the Hummingbird Highway"
      },
      {
        "time": "13:10",
        "activity": "Forest trail to the mouth of St Herman's Cave"
      },
      {
        "time": "14:05",
        "activity": "Swim at the Inland Blue Hole"
      },
      {
        "time": "15:00",
        "activity": "Drive back to San Ignacio"
      },
      {
        "time": "16:00",
        "activity": "Drop-off at your hotel"
      }
    ],
    "requirements": [
      "Easy to moderate: many steps lead down to the pool and to the cave",
      "Good for any age that can manage steps",
      "Non-swimmers may paddle at the edge; please do not count on a lifeguard",
      "Swimwear, a towel and closed shoes",
      "No sunscreen or repellent just before the swim: the water must stay clean",
      "No glass and no soap at the pool"
    ],
    "active": true
  },
  {
    "number": 3,
    "name": "Nim Li Punit & Lubaantun",
    "slug": "nim-li-punit-lubaantun",
    "price": 140,
    "short_description": "Two quiet Maya cities of the far south: tall carved stelae at Nim Li Punit, walls without mortar at Lubaantun.",
    "long_description": "Few travellers get this far south, and that is half the pleasure: in Toledo your group may well have a Maya city to itself. Nim Li Punit comes first, a royal site on a hill with 26 stelae. One of them, between 9 and 10 m long, is the tallest in Belize and shows the ruler whose giant headdress gave the place its name, \"Big Hat\".\n\nA back road leads on to Lubaantun, the largest ancient site of southern Belize. Its builders cut each block to fit the next and used no mortar at all. Here, too, the story of a crystal skull was born; your guide will tell it, and why scholars doubt it.\n\nLunch brings Q'eqchi' or Mopan Maya cooking. The day is for people who love old stones and quiet. Pick-up is in Hopkins or Placencia; from San Ignacio it is a very long day of about 13 hours, so ask us first.",
    "category": "Archaeology",
    "featured": false,
    "duration": "9 hours",
    "location": "Toledo District",
    "rating": 0,
    "review_count": 0,
    "min_pax": 2,
    "highlights": [
      "The tallest carved stela in Belize",
      "Royal tombs and a ball court at Nim Li Punit",
      "Walls fitted without mortar at Lubaantun",
      "Mould-made clay figurines and whistles",
      "The tale of the crystal skull, told with care",
      "Q'eqchi' or Mopan Maya cooking for lunch"
    ],
    "includes": [
      "Guide licensed by the Belize Tourism Board",
      "Air-conditioned transport from and to Hopkins or Placencia",
      "Entrance to both sites",
      "Lunch",
      "Drinking water"
    ],
    "itinerary": [
      {
        "time": "07:00",
        "activity": "Pick-up in Hopkins or Placencia"
      },
      {
        "time": "08:30",
        "activity": "Nim Li Punit: visitor centre and stela house"
      },
      {
        "time": "09:00",
        "activity": "Plazas, royal tombs and ball court"
      },
      {
        "time": "10:10",
        "activity": "Southern Highway and the road to San Pedro Columbia"
      },
      {
        "time": "10:50",
        "activity": "Lubaantun with your guide; figurines and whistles"
      },
      {
        "time": "12:40",
        "activity": "Maya lunch"
      },
      {
        "time": "13:45",
        "activity": "Short craft stop"
      },
      {
        "time": "14:10",
        "activity": "Drive north"
      },
      {
        "time": "16:00",
        "activity": "Drop-off where we met you"
      }
    ],
    "requirements": [
      "Easy to moderate walking on steps and grass, hot and with little shade",
      "A hat, closed shoes and insect repellent",
      "About 1.5 litres of water each; we carry more",
      "No age limit; children should be happy with time in the van",
      "Limited mobility: please ask us about access at each site before you book",
      "The last miles to Lubaantun are rough, and muddy in the rains"
    ],
    "active": true
  },
  {
    "number": 4,
    "name": "Tikal (Guatemala)",
    "slug": "tikal-guatemala",
    "price": 290,
    "short_description": "Over the border for a day among Tikal's great temples, where monkeys call and the stairs end above the treetops.",
    "long_description": "Tikal was among the great Maya capitals, and it still keeps its forest: spider and howler monkeys overhead, toucans in the canopy, ocellated turkeys on the paths. UNESCO lists it for nature as well as for culture. From San Ignacio it can be done in one long day of about 12 hours, with the border both ways.\n\nYour guide takes you to the Great Plaza, where the Temple of the Great Jaguar faces its neighbour, through the royal graves of the North Acropolis and the old observatory group of Mundo Perdido. At Temple IV, the tallest, wooden stairs climb to a platform over the trees.\n\nCome for the archaeology, and come rested. A passport is mandatory for every traveller, small children too. Bring cash for border fees of around 20–25 USD per person, subject to change. Pick-up is in San Ignacio; if you stay elsewhere, ask us.",
    "category": "Archaeology",
    "featured": true,
    "duration": "12 hours",
    "location": "Tikal, Guatemala",
    "rating": 0,
    "review_count": 0,
    "min_pax": 2,
    "highlights": [
      "The Great Plaza between Temples I and II",
      "The view over the canopy from Temple IV",
      "The royal burial ground of the North Acropolis",
      "Mundo Perdido, the oldest great pyramid group",
      "Monkeys, coatis, toucans and ocellated turkeys",
      "A World Heritage Site for both culture and nature"
    ],
    "includes": [
      "Transport on both sides of the border; the vehicle may change there",
      "Guide licensed in Guatemala",
      "Park ticket",
      "Lunch in the park",
      "Drinking water",
      "Help at immigration, out and back"
    ],
    "itinerary": [
      {
        "time": "06:30",
        "activity": "Pick-up at your hotel in San Ignacio, passport in hand"
      },
      {
        "time": "06:55",
        "activity": "Belize exit at Benque Viejo, then Guatemalan immigration"
      },
      {
        "time": "07:45",
        "activity": "Drive across Petén with a rest stop near El Remate"
      },
      {
        "time": "09:45",
        "activity": "Tikal: guided walk to the Great Plaza and North Acropolis"
      },
      {
        "time": "12:00",
        "activity": "Mundo Perdido and Temple IV"
      },
      {
        "time": "13:40",
        "activity": "Lunch in the park"
      },
      {
        "time": "14:40",
        "activity": "Drive back to the border"
      },
      {
        "time": "16:30",
        "activity": "Border formalities and return to Belize"
      },
      {
        "time": "18:30",
        "activity": "Drop-off at your hotel; a slow border can make it later"
      }
    ],
    "requirements": [
      "Original passport for every traveller, children included: no passport, no crossing. Six months of validity and a free page are advised",
      "Visa for Guatemala if your nationality needs one; with a single-entry Belize visa, ask the visa office first",
      "Notarised consent letter for minors who travel without both parents",
      "Cash for border fees of around 20–25 USD per person, subject to change and not in the price",
      "Walking of 5–8 km on forest paths in the heat; the steep stairs are optional",
      "Closed shoes, a hat, repellent and a light rain jacket",
      "No fresh food over the border; no alcohol in the park, and no drone without a permit",
      "Climb only on marked stairs, and do not feed the animals"
    ],
    "active": true
  },
  {
    "number": 5,
    "name": "Actun Tunichil Muknal",
    "slug": "atm-cave",
    "price": 200,
    "short_description": "Swim, wade and climb into the ATM cave to reach a chamber where Maya offerings lie as they were left.",
    "long_description": "Actun Tunichil Muknal means \"Cave of the Stone Sepulchre\", and you earn it step by step. A flat forest walk crosses Roaring Creek three times; then comes a short swim through a mouth shaped like an hourglass, and you follow the stream upwards, wading, squeezing and climbing by headlamp.\n\nHigh above the water you leave your shoes and go on in socks. Among more than a thousand pots and pieces lie people who died here over a thousand years ago, most of all the Crystal Maiden, whose bones have taken on a coat of sparkling calcite. Nothing has been tidied into a museum, so every step counts, and no cameras or phones are allowed inside.\n\nFit, curious travellers who are easy in water and in tight places will remember it for life. Pick-up is in San Ignacio; from anywhere else, ask us.",
    "category": "Archaeology & Caves",
    "featured": true,
    "duration": "8–9 hours",
    "location": "Cayo District",
    "rating": 5,
    "review_count": 210,
    "min_pax": 2,
    "highlights": [
      "A short swim through the hourglass entrance",
      "The Crystal Maiden and her coat of calcite",
      "More than 1,000 vessels and pieces, left in place",
      "The Monkey Pot, one of four known in Central America",
      "The dry hall called the Cathedral",
      "A forest walk with three crossings of Roaring Creek"
    ],
    "includes": [
      "Guide certified for Actun Tunichil Muknal",
      "Air-conditioned transport from and to your San Ignacio hotel",
      "Permit and entrance",
      "Helmet and headlamp, and a life vest on request",
      "Lunch",
      "Drinking water"
    ],
    "itinerary": [
      {
        "time": "07:30",
        "activity": "Pick-up at your hotel in San Ignacio"
      },
      {
        "time": "08:45",
        "activity": "Waiver and gear; phones and cameras are locked in the van"
      },
      {
        "time": "09:00",
        "activity": "Forest walk with three river crossings"
      },
      {
        "time": "09:50",
        "activity": "Swim in, then upstream through the water passages"
      },
      {
        "time": "11:15",
        "activity": "Dry chamber in socks: vessels, skeletons, Crystal Maiden"
      },
      {
        "time": "12:15",
        "activity": "Out by the same way, then river pools and the walk back"
      },
      {
        "time": "14:10",
        "activity": "Dry clothes and lunch at the car park"
      },
      {
        "time": "14:55",
        "activity": "Drive back to San Ignacio"
      },
      {
        "time": "16:10",
        "activity": "Drop-off at your hotel"
      }
    ],
    "requirements": [
      "Good fitness: three hours or more in the cave, with climbing and cool water",
      "One short swim; weak swimmers may have a life vest and the guide's help, so tell us when you book",
      "We usually advise ages 10 and over; please confirm with us",
      "Not suitable during pregnancy, with serious heart, back or knee trouble, or with strong claustrophobia; some gaps are narrow",
      "Socks are compulsory: shoes come off in the dry chamber, and a spare pair is wise",
      "Closed shoes that drain and stay on, T-shirt and shorts or leggings; no flip-flops, sandals or swimwear alone",
      "No cameras, phones, action cameras, bags or drones in the cave",
      "No touching, and no step outside the marked lane"
    ],
    "active": true
  },
  {
    "number": 6,
    "name": "Cockscomb & River Tubing",
    "slug": "cockscomb-river-tubing",
    "price": 140,
    "short_description": "Look for jaguar tracks in the Cockscomb Basin, swim below a waterfall and drift down a slow forest river.",
    "long_description": "Cockscomb Basin became the world's first jaguar preserve in the 1980s, after the zoologist Alan Rabinowitz had followed the cats here; the wreck of his survey plane still lies beside a trail. All five wild cats of Belize live in this forest. You are very unlikely to see one by day, but their tracks are often in the mud, and the guide knows whose they are.\n\nWe register at Maya Centre, where village women sell their own crafts, then walk the trails past medicinal plants to a waterfall and a swim. Afterwards you carry a tube upstream for some twenty minutes and drift back under the trees on South Stann Creek.\n\nA good half day and more for families and anyone who would rather hear birds than engines. Pick-up is in Hopkins or Placencia; from San Ignacio, ask us about the day of about 10.5 hours.",
    "category": "Nature & Adventure",
    "featured": false,
    "duration": "6.5 hours",
    "location": "Stann Creek District",
    "rating": 0,
    "review_count": 0,
    "min_pax": 2,
    "highlights": [
      "The world's first jaguar preserve",
      "Tracks of cat and tapir, read by your guide",
      "The plane wreck of the first jaguar study",
      "A waterfall pool for a swim",
      "A gentle float of 30–45 minutes under the trees",
      "Women's craft co-operative at Maya Centre"
    ],
    "includes": [
      "Guide licensed by the Belize Tourism Board",
      "Air-conditioned transport from and to Hopkins or Placencia",
      "Park entrance",
      "Tube and life vest",
      "Lunch",
      "Drinking water"
    ],
    "itinerary": [
      {
        "time": "07:30",
        "activity": "Pick-up in Placencia"
      },
      {
        "time": "08:00",
        "activity": "Pick-up in Hopkins"
      },
      {
        "time": "08:20",
        "activity": "Maya Centre: register, and a look at the craft co-operative"
      },
      {
        "time": "08:50",
        "activity": "Cockscomb headquarters, then the trail: tracks, plants, plane wreck"
      },
      {
        "time": "10:15",
        "activity": "Waterfall and swim"
      },
      {
        "time": "11:35",
        "activity": "Walk up with the tubes and float down the river"
      },
      {
        "time": "12:45",
        "activity": "Lunch"
      },
      {
        "time": "13:40",
        "activity": "Drive back to the coast"
      },
      {
        "time": "14:30",
        "activity": "Drop-off in Hopkins; Placencia a little later"
      }
    ],
    "requirements": [
      "Moderate fitness; the waterfall trails are steep, and a level path is the easier choice",
      "For the tubing, children should usually be about 6 or older; please confirm with us",
      "You should swim a little or be content in a life vest",
      "Closed shoes for the trail, water shoes for the river",
      "Long light trousers and repellent: there are biting flies",
      "Swimwear and dry clothes",
      "Stay on the trails, take nothing, feed nothing, keep voices low"
    ],
    "active": true
  },
  {
    "number": 7,
    "name": "Cockscomb & River Tubing + Chocolate Tour",
    "slug": "cockscomb-tubing-chocolate",
    "price": 175,
    "short_description": "Jaguar country, a waterfall and a lazy river in the morning; cacao trees and a grinding stone in the afternoon.",
    "long_description": "The morning belongs to the forest. In the Cockscomb Basin, the world's first jaguar preserve, you look for tracks with your guide, cool off at a waterfall and let a slow river carry you home on a tube.\n\nThe afternoon belongs to cacao. At Maya Centre a Mopan Maya family shows you the pods growing straight from the trunk in the shade of taller trees, and you taste the sweet white pulp. Then come the roasted beans: shelled, ground on stone by hand, yours among them, and tried as a bar or as the spiced drink of old. Cacao was money here once; you will understand why.\n\nFamilies and food lovers get the most from it. The price of 175 USD per guest is the total, chocolate included. Pick-up is in Hopkins or Placencia; from San Ignacio it is about 12 hours, so ask us.",
    "category": "Nature & Adventure",
    "featured": true,
    "duration": "8 hours",
    "location": "Stann Creek District",
    "rating": 0,
    "review_count": 0,
    "min_pax": 2,
    "highlights": [
      "A walk in the world's first jaguar preserve",
      "A waterfall swim before the heat of the day",
      "A slow float on South Stann Creek",
      "Cacao pods on the tree and pulp on the tongue",
      "Your own turn at the grinding stone",
      "Chocolate to taste, as a bar or a spiced drink"
    ],
    "includes": [
      "Guide licensed by the Belize Tourism Board",
      "Air-conditioned transport from and to Hopkins or Placencia",
      "Park entrance",
      "Tube and life vest",
      "Lunch",
      "Cacao farm walk and chocolate workshop",
      "Chocolate tasting",
      "Drinking water"
    ],
    "itinerary": [
      {
        "time": "07:30",
        "activity": "Pick-up in Placencia"
      },
      {
        "time": "08:00",
        "activity": "Pick-up in Hopkins"
      },
      {
        "time": "08:20",
        "activity": "Maya Centre and its craft co-operative, then the Cockscomb trail"
      },
      {
        "time": "10:10",
        "activity": "Waterfall and swim"
      },
      {
        "time": "11:30",
        "activity": "River tubing"
      },
      {
        "time": "12:40",
        "activity": "Lunch"
      },
      {
        "time": "13:35",
        "activity": "Walk through the cacao farm"
      },
      {
        "time": "14:15",
        "activity": "Hands-on chocolate workshop and tasting"
      },
      {
        "time": "16:00",
        "activity": "Drop-off in Hopkins; Placencia a little later"
      }
    ],
    "requirements": [
      "Moderate fitness for the forest trails; a level path is the easier choice",
      "For the tubing, children should usually be about 6 or older; please confirm with us. The chocolate suits any age",
      "You should swim a little or be content in a life vest",
      "Tell us of any nut, milk or gluten allergy: the chocolate is made in a family kitchen",
      "Closed shoes, water shoes, swimwear and dry clothes",
      "Long light trousers and repellent",
      "Hair tied back and clean hands for the workshop",
      "Small cash, BZD or USD, if you wish to buy chocolate"
    ],
    "active": true
  },
  {
    "number": 8,
    "name": "Bocawina / Mayflower Antelope Falls",
    "slug": "bocawina-mayflower-antelope-falls",
    "price": 110,
    "short_description": "A steep rainforest climb to the pools above Antelope Falls, with zip-lining or a waterfall rappel as an extra.",
    "long_description": "Mayflower Bocawina National Park lies where the Maya Mountains come down to the coastal plain, and its best swim has to be climbed for. After a look at Maya mounds that remain largely under the trees, the trail to Antelope Falls goes up hundreds of steps and along ropes on the steepest parts. In an hour or so you stand beside natural pools, with the Caribbean in the distance.\n\nToucans, trogons and motmots live in the park, and black howler monkeys are often louder than the water. If you want more, a zip-line and a waterfall rappel can be added at extra cost; tell us when you book.\n\nIt is for strong legs and a head for heights, and those with less of either can take a nearly level trail instead. Pick-up is in Hopkins or Placencia; from San Ignacio, about 10 hours, ask us.",
    "category": "Nature & Adventure",
    "featured": false,
    "duration": "6.5 hours",
    "location": "Stann Creek District",
    "rating": 0,
    "review_count": 0,
    "min_pax": 2,
    "highlights": [
      "The steep trail to Antelope Falls",
      "Natural pools with a view to the Caribbean",
      "Maya mounds still largely unexcavated",
      "Toucans, trogons and three kinds of motmot",
      "Zip-line add-on: eight runs and a practice run, at extra cost",
      "Rappel add-on: down a waterfall on a rope, at extra cost"
    ],
    "includes": [
      "Guide licensed by the Belize Tourism Board",
      "Air-conditioned transport from and to Hopkins or Placencia",
      "Park entrance",
      "Lunch",
      "Drinking water",
      "With a paid add-on: its gear and specialist instructors"
    ],
    "itinerary": [
      {
        "time": "07:20",
        "activity": "Pick-up in Placencia"
      },
      {
        "time": "08:00",
        "activity": "Pick-up in Hopkins"
      },
      {
        "time": "08:35",
        "activity": "Park visitor centre, then the Mayflower mounds"
      },
      {
        "time": "09:15",
        "activity": "Climb to Antelope Falls"
      },
      {
        "time": "10:40",
        "activity": "Swim and rest at the upper pools"
      },
      {
        "time": "11:50",
        "activity": "Walk down"
      },
      {
        "time": "13:00",
        "activity": "Lunch"
      },
      {
        "time": "14:00",
        "activity": "Drive back, or a zip-line or rappel until mid-afternoon"
      },
      {
        "time": "14:30",
        "activity": "Drop-off in Hopkins; with an add-on, usually before 16:30"
      }
    ],
    "requirements": [
      "Good fitness and a head for heights: the trail is steep, slippery and humid",
      "For the climb, children should usually be about 8 or older; please confirm with us",
      "Sports shoes with grip; light gloves help on the ropes",
      "Swimwear and about 2 litres of water each",
      "Not suitable during pregnancy, after recent surgery, or with heart or back trouble",
      "Zip-line and rappel cost extra, have age and weight limits and need a signed waiver; please confirm with us",
      "Guides close the falls when water rises or lightning is near"
    ],
    "active": true
  }
]);
  seed("transfers", [
  {
    "number": 1,
    "name": "Belize International Airport to Placencia",
    "slug": "belize-international-airport-to-placencia",
    "route": "Belize International Airport to Placencia",
    "price": 225,
    "additional_pax_price": 25,
    "duration": "2.5 hours",
    "description": "From Arrivals to the end of the peninsula in about 2.5 hours by the Coastal Plain Highway. Rain, traffic or the scenic Hummingbird road add time.",
    "short_description": "From the plane to the Placencia peninsula without changing vehicles.",
    "long_description": "Your driver waits outside Arrivals with your name on a board; give us your flight number and landing time when you book. The quicker road is the paved Coastal Plain Highway, then the Southern Highway and the peninsula road through Seine Bight. If you prefer mountains, choose the Hummingbird Highway and add half an hour to an hour. We plan about 2.5 hours by the coast, with a rest stop; rain, traffic and village speed bumps can make it longer.",
    "from_location": "Philip S. W. Goldson International Airport (BZE)",
    "to_location": "Placencia Village",
    "transfer_type": "Private Ground Transfer",
    "vehicle_type": "Private air-conditioned shuttle",
    "max_passengers": 10,
    "price_type": "per_group_additional",
    "featured": true,
    "active": true
  },
  {
    "number": 2,
    "name": "Airport to San Ignacio",
    "slug": "airport-to-san-ignacio",
    "route": "Airport to San Ignacio",
    "price": 150,
    "additional_pax_price": 0,
    "duration": "2 hours",
    "description": "About 2 hours west on the George Price Highway, past Belmopan to the heart of Cayo, at one fare for your whole group.",
    "short_description": "One fare for your whole group from the airport to our home town.",
    "long_description": "Your driver waits outside Arrivals with your name on a board; give us your flight number and landing time when you book. We take the Burrell Boom Road round Belize City and join the George Price Highway, west through pine savanna and hills to San Ignacio. Belmopan, about halfway, is good for a supermarket or lunch stop. Plan on about 2 hours; traffic, road works or rain can add to it. We drop you at your hotel; remote lodges on rough roads may cost more.",
    "from_location": "Philip S. W. Goldson International Airport (BZE)",
    "to_location": "San Ignacio Town",
    "transfer_type": "Private Ground Transfer",
    "vehicle_type": "Private air-conditioned shuttle",
    "max_passengers": 10,
    "price_type": "per_group_additional",
    "featured": true,
    "active": true
  },
  {
    "number": 3,
    "name": "Airport to Hopkins",
    "slug": "airport-to-hopkins",
    "route": "Airport to Hopkins",
    "price": 165,
    "additional_pax_price": 25,
    "duration": "2 hours",
    "description": "About 2 hours to the Garifuna village of Hopkins by the paved Coastal Plain Highway; traffic and heavy rain can add to that.",
    "short_description": "Straight from Arrivals to the Garifuna village of Hopkins.",
    "long_description": "Your driver waits outside Arrivals with your name on a board; give us your flight number and landing time when you book. By the paved Coastal Plain Highway, flat and open, it takes about 2 hours; by the Hummingbird Highway, all hills and citrus groves, about half an hour more. Tell us which you would like. The last miles follow the Southern Highway and the Hopkins road to your door. We stop for a rest on the way if you wish; rain and traffic add time.",
    "from_location": "Philip S. W. Goldson International Airport (BZE)",
    "to_location": "Hopkins Village",
    "transfer_type": "Private Ground Transfer",
    "vehicle_type": "Private air-conditioned shuttle",
    "max_passengers": 10,
    "price_type": "per_group_additional",
    "featured": true,
    "active": true
  },
  {
    "number": 4,
    "name": "San Ignacio to Placencia",
    "slug": "san-ignacio-to-placencia",
    "route": "San Ignacio to Placencia",
    "price": 225,
    "additional_pax_price": 25,
    "duration": "2 hours",
    "description": "From the hills to the beach by the Hummingbird Highway. We quote about 2 hours; allow up to 3 with rain, traffic and speed bumps.",
    "short_description": "Hills, citrus groves and then the sea, by the Hummingbird Highway.",
    "long_description": "We collect you at your hotel in San Ignacio and drive by Belmopan and the Hummingbird Highway, one of the loveliest roads in Belize, then south and along the peninsula. The Inland Blue Hole lies on the way: ask for a stop, with the park fee paid there. Our quoted time is about 2 hours, but leave up to 3 if you have a boat or flight to meet, since rain, traffic and speed bumps slow the road.",
    "from_location": "San Ignacio Town",
    "to_location": "Placencia Village",
    "transfer_type": "Private Ground Transfer",
    "vehicle_type": "Private air-conditioned shuttle",
    "max_passengers": 10,
    "price_type": "per_group_additional",
    "featured": false,
    "active": true
  },
  {
    "number": 5,
    "name": "Placencia to Hopkins",
    "slug": "placencia-to-hopkins",
    "route": "Placencia to Hopkins",
    "price": 100,
    "additional_pax_price": 20,
    "duration": "45 minutes",
    "description": "Beach to beach by the peninsula road and the Southern Highway: about 45 minutes, nearer an hour when the road is busy or wet.",
    "short_description": "From one beach village to the other in under an hour on a good day.",
    "long_description": "We meet you at your hotel in Placencia and follow the peninsula road north through Seine Bight and Maya Beach, where speed bumps keep everybody slow. Then come a stretch of the Southern Highway and the Hopkins road to your door. Our quoted time is about 45 minutes; with rain, traffic or a stop for cold drinks, allow an hour.",
    "from_location": "Placencia Village",
    "to_location": "Hopkins Village",
    "transfer_type": "Private Ground Transfer",
    "vehicle_type": "Private air-conditioned shuttle",
    "max_passengers": 10,
    "price_type": "per_group_additional",
    "featured": false,
    "active": true
  },
  {
    "number": 6,
    "name": "Hopkins to Dangriga",
    "slug": "hopkins-to-dangriga",
    "route": "Hopkins to Dangriga",
    "price": 65,
    "additional_pax_price": 15,
    "duration": "30 minutes",
    "description": "A short ride of about 30 minutes to the main Garifuna town and its boats for the southern cayes. In traffic, allow 40.",
    "short_description": "A short ride to the main Garifuna town and its boats.",
    "long_description": "We collect you at your hotel in Hopkins and join the Southern Highway, then the last miles of the Hummingbird Highway into Dangriga. Boats leave here for Tobacco Caye and South Water Caye: tell us the time of yours and we set the pick-up by it. The drive takes about 30 minutes, or up to 40 with traffic or rain.",
    "from_location": "Hopkins Village",
    "to_location": "Dangriga Town",
    "transfer_type": "Private Ground Transfer",
    "vehicle_type": "Private air-conditioned shuttle",
    "max_passengers": 10,
    "price_type": "per_group_additional",
    "featured": false,
    "active": true
  },
  {
    "number": 7,
    "name": "Hopkins to Punta Gorda",
    "slug": "hopkins-to-punta-gorda",
    "route": "Hopkins to Punta Gorda",
    "price": 180,
    "additional_pax_price": 25,
    "duration": "2.5 hours",
    "description": "About 2.5 hours down the paved Southern Highway to the last town of Belize. The south is the wettest part, so leave room for rain.",
    "short_description": "The full length of the Southern Highway, to Toledo's small sea-front town.",
    "long_description": "Pick-up is at your hotel in Hopkins. The Southern Highway is paved all the way, but fuel stations and toilets are few, so we plan one good stop. Plan on about 2.5 hours; Toledo is Belize's wettest district, and heavy rain slows the drive. If you go on by boat to Guatemala, bring your passport and cash for the exit fee, and tell us the sailing time.",
    "from_location": "Hopkins Village",
    "to_location": "Punta Gorda Town",
    "transfer_type": "Private Ground Transfer",
    "vehicle_type": "Private air-conditioned shuttle",
    "max_passengers": 10,
    "price_type": "per_group_additional",
    "featured": false,
    "active": true
  },
  {
    "number": 8,
    "name": "Flores (Guatemala) to Hopkins/Placencia",
    "slug": "flores-guatemala-to-hopkins-placencia",
    "route": "Flores (Guatemala) to Hopkins/Placencia",
    "price": 320,
    "additional_pax_price": 25,
    "duration": "4.5 hours",
    "description": "From Petén over the border to the southern coast. About 4.5 hours to Hopkins; Placencia, a slow border or rain can take it past 5. Passport needed.",
    "short_description": "Across the border from Petén to the beaches of southern Belize.",
    "long_description": "We meet you at your hotel in Flores and cross at Melchor de Mencos and Benque Viejo. Every traveller needs a passport; Belize asks no entry fee but refuses fresh fruit, vegetables, eggs, dairy and meat. You may walk a short way with your bags, and the vehicle may change at the line. Then come the George Price, Hummingbird and Southern Highways. About 4.5 hours to Hopkins; Placencia takes longer, and the border or rain can add more.",
    "from_location": "Flores, Petén, Guatemala",
    "to_location": "Hopkins or Placencia",
    "transfer_type": "Private Ground Transfer",
    "vehicle_type": "Private air-conditioned shuttle",
    "max_passengers": 10,
    "price_type": "per_group_additional",
    "featured": false,
    "active": true
  },
  {
    "number": 9,
    "name": "Airport to Water Ferry Terminal",
    "slug": "airport-to-water-ferry-terminal",
    "route": "Airport to Water Ferry Terminal",
    "price": 35,
    "additional_pax_price": 10,
    "duration": "25 minutes",
    "description": "About 25 minutes from Arrivals to the boats for Caye Caulker and San Pedro. City traffic can add ten, so keep an eye on the last boat.",
    "short_description": "From Arrivals to the boats for Caye Caulker and San Pedro.",
    "long_description": "Your driver waits outside Arrivals with your name on a board; give us your flight number and landing time when you book. The Philip Goldson Highway leads into Belize City and the water taxi terminal on North Front Street; tell us which boat company you use. The ride takes about 25 minutes, or 35 in city traffic. The last boats leave in the late afternoon: check the day's timetable, for if you land after about 15:30 you may miss them.",
    "from_location": "Philip S. W. Goldson International Airport (BZE)",
    "to_location": "Water taxi terminal, North Front Street, Belize City",
    "transfer_type": "Private Ground Transfer",
    "vehicle_type": "Private air-conditioned shuttle",
    "max_passengers": 10,
    "price_type": "per_group_additional",
    "featured": false,
    "active": true
  },
  {
    "number": 10,
    "name": "Hopkins to Chetumal (Mexico)",
    "slug": "hopkins-to-chetumal-mexico",
    "route": "Hopkins to Chetumal (Mexico)",
    "price": 225,
    "additional_pax_price": 35,
    "duration": "3.5 hours",
    "description": "North through the whole of Belize and into Mexico. We quote about 3.5 hours on the road; with border and traffic, allow up to 5. Passport needed.",
    "short_description": "From the southern coast to Mexico, with a driver who knows the border.",
    "long_description": "Pick-up is at your hotel in Hopkins; we go north by the Coastal Plain and Philip Goldson Highways to the Santa Elena crossing. Bring your passport, a visa if you need one, and 20 USD (BZ$40) in cash for the Belize exit fee. Mexico may charge a visitor fee, so keep the receipt. We quote about 3.5 hours on the road; with border and traffic, allow up to 5. Clocks in Chetumal are normally an hour ahead. Tell us your exact drop-off.",
    "from_location": "Hopkins Village",
    "to_location": "Chetumal, Quintana Roo, Mexico",
    "transfer_type": "Private Ground Transfer",
    "vehicle_type": "Private air-conditioned shuttle",
    "max_passengers": 10,
    "price_type": "per_group_additional",
    "featured": false,
    "active": true
  },
  {
    "number": 11,
    "name": "Airport to Corozal",
    "slug": "airport-to-corozal",
    "route": "Airport to Corozal",
    "price": 180,
    "additional_pax_price": 25,
    "duration": "3 hours",
    "description": "North on the Philip Goldson Highway to Corozal Bay. We plan about 3 hours with a stop and room for traffic; on a clear day it is often quicker.",
    "short_description": "North to Corozal Bay, a few miles short of Mexico.",
    "long_description": "Your driver waits outside Arrivals with your name on a board; give us your flight number and landing time when you book. The Philip Goldson Highway runs north through sugar-cane country, with Orange Walk as the natural rest stop, and reaches Corozal about 14 km before the Mexican border. We plan about 3 hours, which leaves room for a stop and for traffic or rain; on a clear road it is often less. We take you to your hotel or house.",
    "from_location": "Philip S. W. Goldson International Airport (BZE)",
    "to_location": "Corozal Town",
    "transfer_type": "Private Ground Transfer",
    "vehicle_type": "Private air-conditioned shuttle",
    "max_passengers": 10,
    "price_type": "per_group_additional",
    "featured": false,
    "active": true
  },
  {
    "number": 12,
    "name": "Airport to Dangriga",
    "slug": "airport-to-dangriga",
    "route": "Airport to Dangriga",
    "price": 165,
    "additional_pax_price": 25,
    "duration": "1.5 hours",
    "description": "About 1.5 hours by the Coastal Plain Highway to the boats for the southern cayes; with traffic or rain, allow closer to 2.",
    "short_description": "From the plane to Dangriga and its boats for the southern cayes.",
    "long_description": "Your driver waits outside Arrivals with your name on a board; give us your flight number and landing time when you book. The paved Coastal Plain Highway is the quick road south; the Hummingbird Highway is the scenic one and takes longer. Plan on about 1.5 hours by the coast, and closer to 2 with traffic or rain. If a boat to Tobacco Caye or South Water Caye is waiting for you, tell us its time and keep a good margin after landing.",
    "from_location": "Philip S. W. Goldson International Airport (BZE)",
    "to_location": "Dangriga Town",
    "transfer_type": "Private Ground Transfer",
    "vehicle_type": "Private air-conditioned shuttle",
    "max_passengers": 10,
    "price_type": "per_group_additional",
    "featured": false,
    "active": true
  }
]);
});
