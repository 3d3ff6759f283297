export const places = {
  "san-ignacio": "San Ignacio",
  "belize-city": "Belize City",
  belmopan: "Belmopán",
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
  "water-taxi": "Taxis acuáticos",
  airport: "Aeropuerto",
  "border-west": "Frontera",
  "border-north": "Frontera",
  xunantunich: "Xunantunich",
  "nohoch-cheen": "Nohoch Che’en",
  "inland-blue-hole": "Blue Hole",
  "atm-cave": "Cueva ATM",
  "nim-li-punit": "Nim Li Punit",
  lubaantun: "Lubaantun",
  tikal: "Tikal",
  cockscomb: "Cockscomb",
  bocawina: "Bocawina",
};

export const mexico = "MÉXICO";
export const guatemala = "GUATEMALA";
export const honduras = "HONDURAS";
export const belize = "BELICE";
export const caribbeanSea = { above: "Mar", below: "Caribe" };
