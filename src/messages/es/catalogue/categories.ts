export const category = (stored: string) =>
  stored
    .replace("Archaeology", "Arqueología")
    .replace("& Caves", "y cuevas")
    .replace("Nature & Adventure", "Naturaleza y aventura");
