export const notFetched = "No se pudieron cargar los ajustes.";
export const tryAgain = "Intentar de nuevo";
export const loading = "Cargando ajustes...";
export const version = "Panel de administración, versión 1.0.0";
export const save = "Guardar";
export const saving = "Guardando...";
export const savedTitle = "Ajustes guardados";
export const saved = (section: string) => `Se guardó: ${section}.`;
export const errorSaving = "Error al guardar los ajustes";
export const overtaken = (section: string) =>
  `Otra persona cambió «${section}» mientras tanto. Lo que usted escribió sigue aquí: guarde otra vez para reemplazarlo.`;
export const imageFailed = "No se pudo subir la imagen";

export const general = "Ajustes generales";
export const siteTitle = "Título del sitio";
export const contactEmail = "Correo de contacto";
export const contactPhone = "Teléfono de contacto";
export const leastShare = "Parte mínima del precio de hoy, en porcentaje";
export const leastShareHint =
  "Si una reserva trae un precio anterior más bajo que esto, espera su decisión: pudo ser un error al escribirlo. Con 0, ninguna espera por ese motivo.";
export const policyHours =
  "Cambiar y cancelar no cuesta nada hasta tantas horas antes de la salida";
export const policyHoursHint =
  "Así lo dicen el sitio, los correos y los comprobantes. Cada reserva conserva lo que valía cuando se hizo. Después, un cambio del cliente es una petición que usted decide, y la cancelación queda anotada como tardía.";
export const confirmWaiting = "Confirmar las reservas en espera cuando se desocupen lugares";
export const confirmWaitingHint =
  "Primero se confirma la más antigua que quepa, y se le avisa al cliente por correo. Si está desactivado, usted decide sobre cada una.";

export const appearance = "Apariencia";
export const colourScheme = "Colores";
export const schemes = { auto: "Como el dispositivo", light: "Claro", dark: "Oscuro" };
export const accent = "Color de acento";
export const accents = { canopy: "Selva", cenote: "Cenote", cacao: "Cacao", orchid: "Orquídea" };
export const logo = "Logotipo";
export const logoHint = "PNG, JPG, GIF o WebP, hasta 2 MB";

export const privacy = "Privacidad";
export const keepContactData =
  "Conservar los datos de contacto de los clientes después del día del viaje durante";
export const months = (count: number) => `${count} meses`;
export const whatIsErased =
  "Después se borran cada noche el nombre, el correo, el teléfono y las peticiones; las cifras se quedan. Si acorta el plazo, lo más antiguo se borra la noche siguiente.";
export const noExports = "Todavía no se han exportado datos.";
export const lastExports = "Últimas exportaciones y borrados";
export const exported = (when: string, what: string, rows: number, actor: string) =>
  `${when}: ${what}, ${rows} ${rows === 1 ? "fila" : "filas"}, por ${actor}`;

export const language = "Idioma";
export const officeLanguage = "La administración en";
export const whereItSpeaks =
  "Para su cuenta: se abre en este idioma dondequiera que inicie sesión.";

export const security = "Seguridad";
export const currentPassword = "Contraseña actual";
export const newPassword = "Contraseña nueva";
export const confirmPassword = "Repita la contraseña nueva";
export const changePassword = "Cambiar contraseña";
export const passwordFaults = {
  missing: "Faltan datos",
  mismatch: "Las contraseñas no coinciden",
  weak: "Contraseña débil",
};
export const passwordChangedTitle = "Contraseña cambiada";
export const passwordChanged = "Todas las demás sesiones se cerraron.";
export const passwordFailedTitle = "La contraseña no se cambió";
export const passwordFailed = "La contraseña actual no es correcta, o hubo un error inesperado.";
