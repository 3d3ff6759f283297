/** Where guests are picked up, until the operator writes a list (src/domain/site/pick-up-places.ts). */
export const places = [
  "Philip S. W. Goldson International Airport (BZE)",
  "Water taxi terminal, North Front Street, Belize City",
  "San Ignacio, town centre",
  "Santa Elena, Cayo",
  "Belmopan",
  "Placencia Village",
  "Hopkins Village",
  "Dangriga Town",
  "Punta Gorda Town",
  "Orange Walk Town",
  "Corozal Town",
  "Flores, Petén, Guatemala",
];
