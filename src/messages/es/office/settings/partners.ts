export const title = "Aliados";
export const hint =
  "Hoteles y agencias que le envían huéspedes. Quien llega por la dirección de un aliado reserva como huésped suyo, durante 14 días en ese dispositivo. Lo que acuerde aquí vale para las reservas desde ahora.";
export const none = "Todavía no hay aliados.";
export const add = "Agregar aliado";
export const edit = "Editar";
export const editTitle = "Editar aliado";
export const statement = "Estado de cuenta";
export const bookings = "Reservas";
export const of = (what: string, partner: string) => `${what}: ${partner}`;
export const ended = "Terminado";
export const terms = (share: string, nets: number) =>
  `${share} % de comisión${nets === 0 ? "" : nets === 1 ? ", 1 precio neto" : `, ${nets} precios netos`}`;
export const collects = "Los huéspedes le pagan al aliado";
export const weCollect = "Los huéspedes le pagan a usted";
export const address = "Dirección para sus huéspedes";
export const tryAgain = "Intentar de nuevo";
export const close = "Cerrar";

export const name = "Nombre";
export const contact = "Contacto";
export const contactHint = "A quién le escribe o llama; aparece en los estados de cuenta";
export const key = "Clave";
export const keyHint =
  "Aparece en la dirección del aliado y después no se puede cambiar. Si el aliado cobra, que sea difícil de adivinar.";
export const keyStays = "Aparece en direcciones que ya circulan, así que se queda.";
export const share = "Comisión en porcentaje";
export const shareHint = "Del precio, donde no se acordó un precio neto";
export const nets = "Precios netos";
export const netsHint =
  "Lo que el aliado paga por un servicio, por persona o por vehículo, según su precio. Niños, extras y descuentos siguen en la misma proporción.";
export const service = "Servicio";
export const chooseService = "Elija un servicio";
export const netPrice = "Neto, US$";
export const addNet = "Agregar precio neto";
export const remove = "Quitar";
export const numbered = (what: string, number: number) => `${what} ${number}`;
export const collectsLabel = "Los huéspedes le pagan al aliado";
export const collectsHint =
  "Se les dice así y a usted no le deben nada; el aliado le debe lo que queda después de su comisión. Quien tenga la dirección del aliado puede reservar de este modo: désela solo a su recepción.";
export const language = "Idioma de sus estados de cuenta";
export const activeLabel = "Pueden llegar reservas nuevas de su parte";
export const activeHint = "Sin esto, su dirección lleva a su sitio como cualquier otra.";
export const save = "Guardar aliado";
export const saving = "Guardando...";
export const overtaken = (fields: string) =>
  `Otra persona cambió esto mientras tanto: ${fields}. Lo que usted no cambió ya está al día; guarde otra vez para dejar todo como está aquí.`;
export const savedTitle = "Aliado guardado";
export const saved = (partner: string) => `${partner} quedó guardado.`;

export const month = "Mes del viaje";
export const print = "Imprimir o guardar como PDF";
export const exportCsv = "Exportar CSV";
export const loading = "Cargando el estado de cuenta...";
export const notLoaded = "No se pudo cargar el estado de cuenta.";

export const allFrom = (partner: string) => `Todas las reservas de ${partner}`;
export const toPartners = "A los aliados";
