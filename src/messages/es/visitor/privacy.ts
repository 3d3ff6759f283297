export const title = "Privacidad";
export const lead =
  "Guardamos lo que necesitamos para su viaje, en nuestro propio servidor, y nada más. " +
  "En estas páginas no hay publicidad, ni rastreo, ni cookies, ni nada de otras empresas.";

export const booking = "Cuando reserva";
export const bookingTexts = [
  "Guardamos su nombre, su correo, su teléfono, qué reservó, para qué día y para cuántas personas, y las peticiones que escribió; si nos lo dice, " +
    "también dónde pasar por usted, su vuelo, las edades de los niños, el equipaje y las sillas infantiles, " +
    "los nombres y edades de quienes viajan con usted y sus respuestas a nuestras preguntas. " +
    "Usamos esos datos para su viaje y para comunicarnos con usted por ese motivo.",
  "Usted recibe un correo sobre su reserva, y nosotros otro. Los dos pasan por los servidores de nuestro proveedor de correo y del suyo.",
  "Si viene de parte de un hotel o una agencia, ellos saben su nombre, su día, qué reservó y su precio, para hacer cuentas con nosotros.",
  "No pedimos tarjeta ni pago en línea, así que no guardamos nada de eso.",
];

export const writing = "Cuando nos escribe";
export const writingText =
  "Guardamos su nombre, su correo, su teléfono si nos lo dio, y su mensaje, para responderle.";

export const howLong = "Por cuánto tiempo";
export const howLongTexts = (months: number) => [
  `A más tardar ${months} meses después del día de su viaje, o después de su mensaje, borramos su nombre, su correo, su teléfono, el lugar ` +
    "de recogida, el vuelo, las edades de los niños, los nombres y edades de quienes viajan con usted, sus respuestas a nuestras preguntas y lo que escribió. " +
    "Queda qué se reservó, cuándo y a qué precio, sin nada que diga que fue usted.",
  "La exoneración que haya firmado se guarda siete años después del viaje, con su nombre, su firma y su dispositivo: un tribunal puede pedirla.",
  "Las copias de seguridad se guardan 14 días y después se eliminan.",
  "El registro del servidor solo anota fallas, sin su nombre, sin su dirección en internet y sin lo que usted buscó. " +
    "Para frenar abusos, esa dirección se cuenta durante unos minutos y nunca se anota.",
];

export const device = "En su propio dispositivo";
export const deviceTexts = [
  "Lo que reserva o escribe se guarda primero en su dispositivo, para que no se pierda si no hay conexión. " +
    "Se queda ahí para que pueda ver sus reservas sin conexión, junto con una clave con la que su dispositivo nos pregunta por ellas. " +
    "Quien tenga el enlace de una reserva puede verla, cambiarla y cancelarla.",
  "Si pide que un dispositivo le avise de los cambios, en la confirmación de una reserva o en Mis reservas, guardamos la dirección que su navegador nos da para eso, hasta una semana después del viaje o hasta que desactive esos avisos. " +
    "Lo que enviamos ahí va cifrado, pasa por el fabricante del navegador y no dice de usted más que el número de la reserva y qué pasó con ella.",
  "Lo que escribió en un formulario y no envió se queda un día en su dispositivo, para que lo encuentre al volver. Nosotros no lo vemos.",
  "Su dispositivo guarda también las páginas, los precios y las imágenes de este sitio, para que funcione sin conexión, y cuáles fueron los últimos tours que vio.",
  "Si llegó aquí por la dirección de un hotel o una agencia, su dispositivo guarda durante 14 días de quién era.",
  "Con «Borrar mis datos de este dispositivo», en Mis reservas, se borra lo que reservó y escribió; si borra los datos de este sitio en su navegador, se borra también lo demás. " +
    "Si el dispositivo es de otra persona, hágalo antes de irse. Con eso también se pierde una reserva que todavía no se ha enviado.",
];

export const choice = "Usted decide";
export const choiceText = <Part>(email: Part, phone: Part) => [
  "Pregúntenos qué tenemos sobre usted, o pida que se corrija o se borre, en cualquier momento y sin dar razones: ",
  email,
  " o ",
  phone,
  ". Borrado quiere decir que desaparece de nuestros registros de inmediato, y de la última copia de seguridad 14 días después. " +
    "Si alguien de nuestra oficina exporta datos, su nombre queda anotado.",
];
