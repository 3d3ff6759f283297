export const ready = "Archivo listo";
export const saved = (file: string) => `Se guardó ${file}.`;
export const failed = "No se pudo exportar";
export const notMade = (why: string) => `No se pudo crear el archivo. ${why}`;
