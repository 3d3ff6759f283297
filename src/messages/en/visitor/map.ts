/** Names as our map says them: the catalogue's are too long. */
export const places = {
  "san-ignacio": "San Ignacio",
  "belize-city": "Belize City",
  belmopan: "Belmopan",
  "benque-viejo": "Benque Viejo",
  dangriga: "Dangriga",
  hopkins: "Hopkins",
  placencia: "Placencia",
  "punta-gorda": "Punta Gorda",
  "orange-walk": "Orange Walk",
  corozal: "Corozal",
  "san-pedro": "San Pedro",
  "caye-caulker": "Caye Caulker",
  "burrell-boom": "Burrell Boom",
  "la-democracia": "La Democracia",
  "hope-creek": "Hope Creek",
  "maya-centre": "Maya Centre",
  flores: "Flores",
  chetumal: "Chetumal",
  "water-taxi": "Water taxis",
  airport: "Airport",
  "border-west": "Border",
  "border-north": "Border",
  xunantunich: "Xunantunich",
  "nohoch-cheen": "Nohoch Che’en",
  "inland-blue-hole": "Blue Hole",
  "atm-cave": "ATM Cave",
  "nim-li-punit": "Nim Li Punit",
  lubaantun: "Lubaantun",
  tikal: "Tikal",
  cockscomb: "Cockscomb",
  bocawina: "Bocawina",
};

/** On the land, in capitals. */
export const mexico = "MEXICO";
export const guatemala = "GUATEMALA";
export const honduras = "HONDURAS";
export const belize = "BELIZE";
/** On the sea, one below the other. */
export const caribbeanSea = { above: "Caribbean", below: "Sea" };
