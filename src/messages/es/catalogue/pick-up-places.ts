export const places = [
  "Aeropuerto Internacional Philip S. W. Goldson (BZE)",
  "Terminal de taxis acuáticos, North Front Street, Ciudad de Belice",
  "San Ignacio, centro",
  "Santa Elena, Cayo",
  "Belmopán",
  "Aldea de Placencia",
  "Aldea de Hopkins",
  "Pueblo de Dangriga",
  "Pueblo de Punta Gorda",
  "Pueblo de Orange Walk",
  "Pueblo de Corozal",
  "Flores, Petén, Guatemala",
];
