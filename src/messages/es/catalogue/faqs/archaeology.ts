export const faqs = {
  3: [
    {
      id: "crowds",
      question: "¿Habrá muchos visitantes?",
      answer:
        "Pocos. Muchas veces un grupo tiene uno de los sitios para sí solo, y a veces los dos.",
    },
    {
      id: "climbing",
      question: "¿Se puede subir a los edificios?",
      answer:
        "A algunos. Los guardaparques dicen a cuáles, y ese día su guía hace lo que ellos digan.",
    },
    {
      id: "access",
      question: "¿Hay acceso sin escalones?",
      answer:
        "En Nim Li Punit se sube por una escalera desde el parqueo, y puede que haya otra entrada para quien tiene movilidad reducida. En Lubaantun se camina sobre grama y piedra dispareja. Pregúntenos antes de reservar, por favor.",
    },
    {
      id: "languages",
      question: "¿Qué idiomas voy a oír?",
      answer: "Maya q'eqchi' y maya mopán en las aldeas, y también español e inglés.",
    },
  ],
  4: [
    {
      id: "passport",
      question: "¿Necesito el pasaporte?",
      answer:
        "Sí, el original, y cada viajero el suyo, tenga la edad que tenga. Conviene que tenga seis meses de vigencia. A algunas nacionalidades les piden además visa de Guatemala; averigüe antes de reservar si es su caso.",
    },
    {
      id: "border-fees",
      question: "¿Qué se paga en la frontera?",
      answer:
        "Traiga unos 20–25 USD por persona en efectivo; los cobros pueden cambiar. La mayor parte es la tarifa de salida que Belice cobra en la frontera terrestre. No está en el precio del tour.",
    },
    {
      id: "money",
      question: "¿Qué dinero necesito en Guatemala?",
      answer:
        "Del boleto del parque y del almuerzo nos encargamos nosotros. Para gastos pequeños lo mejor son los quetzales; muchos vendedores reciben dólares americanos, pero a mal cambio.",
    },
    {
      id: "safety",
      question: "¿Es seguro cruzar?",
      answer:
        "Viajamos de día y con guía autorizado, como suelen hacerlo quienes van por el día. Lea también lo que su propio gobierno recomienda hoy a quienes viajan. Guatemala tiene la misma hora que Belice.",
    },
  ],
};
