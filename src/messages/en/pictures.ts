/** What our drawn scenes show, for those who do not see them: in every first view. */
export const heroDay =
  "A Maya pyramid above the jungle at sunrise, mirrored in a river, with two macaws in flight";
export const heroNight =
  "A Maya pyramid above the jungle under a full moon, with fireflies over the river";
export const tour1 =
  "A guest with a red helmet floats on a tube out of a river cave towards a Maya pyramid";
export const tour2 =
  "The round turquoise pool of the Inland Blue Hole between limestone walls in the forest";
export const tour3 = "Tall carved stelae on a lawn before the stone steps of a Maya city";
export const tour4 =
  "Temple I of Tikal above the treetops at first light, watched by a spider monkey";
export const tour5 = "A swimmer's headlamp lights a clay jar inside the entrance of the ATM cave";
export const tour6 = "A jaguar on a fallen trunk before the Cockscomb ridge and a slow river";
export const tour7 = "Ripe cacao pods on the tree and a grinding stone with beans and chocolate";
export const tour8 = "Antelope Falls in the forest, with a guest on a zip-line across it";
export const transfers = "A white van on a winding road between palms at sunset";
export const about =
  "The Hawkesworth suspension bridge over the Macal River at San Ignacio, with a canoe below";
export const contact = "A wooden boat moored under a lantern on a river at dusk";
export const notFound = "An iguana in a straw hat studies a map before an overgrown temple";
