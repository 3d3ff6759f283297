export const moveUp = (entry: string) => `Subir ${entry}`;
export const moveDown = (entry: string) => `Bajar ${entry}`;
export const remove = (entry: string) => `Quitar ${entry}`;

export const preview = (picture: string) => `${picture}, vista previa`;
export const noPicture = "Sin imagen";
export const reading = "Leyendo...";
export const replacePicture = "Cambiar imagen";
export const choosePicture = "Elegir imagen";
export const removePicture = "Quitar imagen";
export const otherKind = "Elija una imagen PNG, JPG, GIF o WebP.";
export const tooLarge = (megabytes: number) => `La imagen pesa más de ${megabytes} MB.`;
export const notReadable = "Este archivo no se puede leer como imagen.";

export const textsIn = "Textos en";
export const english = (text: string) => `Inglés: ${text}`;
export const meanwhile = (text: string) => `Mientras tanto, en inglés: ${text}`;

export const discard = "¿Descartar los cambios?";
export const notSaved = "Lo que usted cambió aquí no se ha guardado.";
export const keepEditing = "Seguir editando";
export const discardChanges = "Descartar cambios";

export const cancel = "Cancelar";
