/**
 * A road, from end to end: names are places of src/domain/catalogue/places.ts or the junctions
 * below, pairs are bends (longitude, latitude). From general knowledge of the country: right for a
 * poster, not for driving.
 * @typedef {readonly (string | readonly number[])[]} Road
 */

/** Where roads part that have no place of ours. @type {Record<string, readonly number[]>} */
export const JUNCTIONS = {
  "boom-turn": [-88.362, 17.597],
  hattieville: [-88.394, 17.447],
  "belmopan-turn": [-88.79, 17.266],
  teakettle: [-88.858, 17.222],
  "bocawina-turn": [-88.345, 16.925],
  "hopkins-turn": [-88.362, 16.866],
  "placencia-turn": [-88.413, 16.735],
  "lubaantun-turn": [-88.905, 16.222],
  ixlu: [-89.69, 16.978],
  succotz: [-89.122, 17.088],
};

/** The roads of the transfers. @type {Record<string, Road>} */
export const HIGHWAYS = {
  "Philip Goldson Highway": [
    ...["water-taxi", [-88.215, 17.512], [-88.262, 17.53], "airport", "boom-turn"],
    ...[[-88.372, 17.655], [-88.44, 17.735], [-88.512, 17.85], [-88.552, 17.98], "orange-walk"],
    ...[[-88.566, 18.2], [-88.52, 18.29], [-88.452, 18.352], "corozal", [-88.425, 18.44]],
    ...["border-north", [-88.36, 18.512], "chetumal"],
  ],
  "Burrell Boom Road": ["boom-turn", "burrell-boom", [-88.418, 17.508], "hattieville"],
  "George Price Highway": [
    ...["belize-city", [-88.28, 17.472], "hattieville", [-88.475, 17.405], "la-democracia"],
    ...[[-88.66, 17.298], "belmopan-turn", "teakettle", [-88.965, 17.192], "san-ignacio"],
    ...["succotz", "benque-viejo", "border-west"],
  ],
  "Belmopan's ring road": ["belmopan-turn", "belmopan"],
  "Hummingbird Highway": [
    ...["belmopan", [-88.722, 17.19], "inland-blue-hole", [-88.6, 17.082], [-88.53, 17.06]],
    ...[[-88.45, 17.008], [-88.385, 17.004], "hope-creek", [-88.275, 16.985], "dangriga"],
  ],
  "Coastal Plain Highway": [
    ...["la-democracia", [-88.512, 17.272], [-88.432, 17.212], [-88.392, 17.11], "hope-creek"],
  ],
  "Southern Highway": [
    ...["hope-creek", "bocawina-turn", "hopkins-turn", "maya-centre", "placencia-turn"],
    ...[[-88.468, 16.63], [-88.508, 16.53], [-88.61, 16.442], [-88.742, 16.388], "nim-li-punit"],
    ...[[-88.878, 16.268], "lubaantun-turn", [-88.9, 16.16], [-88.848, 16.13], "punta-gorda"],
  ],
  "Hopkins Road": ["hopkins-turn", [-88.318, 16.868], "hopkins"],
  "Placencia Road": [
    ...["placencia-turn", [-88.366, 16.738], [-88.318, 16.702], [-88.322, 16.64]],
    ...[[-88.348, 16.575], "placencia"],
  ],
  "CA-13": [
    ...["flores", [-89.83, 16.915], [-89.755, 16.955], "ixlu", [-89.56, 17.025], [-89.4, 17.042]],
    ...[[-89.26, 17.068], "border-west"],
  ],
};

/** Where only tours go. @type {Record<string, Road>} */
export const TRACKS = {
  Tikal: ["ixlu", [-89.645, 17.07], [-89.66, 17.15], "tikal"],
  Xunantunich: ["succotz", "xunantunich"],
  "Actun Tunichil Muknal": ["teakettle", [-88.85, 17.165], "atm-cave"],
  "Nohoch Che'en": [[-88.68, 17.292], [-88.7, 17.23], "nohoch-cheen"],
  Cockscomb: ["maya-centre", "cockscomb"],
  Bocawina: ["bocawina-turn", "bocawina"],
  Lubaantun: ["lubaantun-turn", [-88.945, 16.238], "lubaantun"],
};
