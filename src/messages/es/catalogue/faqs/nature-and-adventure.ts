const jaguars = {
  id: "jaguars",
  question: "¿Veremos un jaguar?",
  answer:
    "De día es muy poco probable, y no se lo prometeríamos. Huellas hay muchas, y pájaros también; a los monos aulladores se les oye con frecuencia.",
};

export const faqs = {
  6: [
    jaguars,
    {
      id: "river",
      question: "¿Qué tan fuerte es el río?",
      answer:
        "Tranquilo en los meses secos, más o menos de febrero a mayo. Cuando está crecido, los guías suspenden el tubing y acordamos con usted otro plan.",
    },
    {
      id: "easier-walk",
      question: "¿La caminata puede ser más fácil?",
      answer:
        "Sí. Hay un sendero plano junto al río, de una hora más o menos; díganoslo antes o ese mismo día.",
    },
    {
      id: "mosquitoes",
      question: "¿Hay muchos mosquitos?",
      answer:
        "Hay más de junio a noviembre. Con pantalón largo y ligero y con repelente, la mayoría no molesta.",
    },
  ],
  7: [
    {
      id: "price",
      question: "¿El chocolate se paga aparte?",
      answer:
        "No. El precio que ve es el total de todo el día: el santuario, el río y el chocolate.",
    },
    {
      id: "length",
      question: "¿Cuánto dura la parte del chocolate?",
      answer:
        "De hora y media a 2 horas, con un recorrido corto por el cacaotal y el taller bajo techo.",
    },
    {
      id: "diets",
      question: "¿Es apto para veganos y para personas con alergias?",
      answer:
        "El chocolate casi siempre es solo cacao y azúcar, pero se hace en una cocina familiar. Al reservar, cuéntenos de cualquier dieta o alergia y les preguntamos a quienes lo hacen.",
    },
    jaguars,
  ],
  8: [
    {
      id: "add-ons",
      question: "¿Cómo agrego la tirolesa o el rapel?",
      answer:
        "Escríbalo en las peticiones especiales de su reserva. Los dos cuestan aparte y tienen límites de edad y de peso; le confirmamos el precio y si hay cupo. Si lo decide ese mismo día, depende de los instructores y de la luz que quede.",
    },
    {
      id: "both-add-ons",
      question: "¿Puedo hacer los dos el mismo día?",
      answer:
        "Desde Hopkins sí, saliendo temprano. Desde San Ignacio el día sería demasiado largo.",
    },
    {
      id: "rain",
      question: "¿Y si llueve?",
      answer:
        "En la selva un chaparrón es lo de siempre. Los guías cierran la cascada cuando crece el agua o hay rayos cerca, y con tormenta no hay tirolesa.",
    },
    {
      id: "easier-walk",
      question: "¿Hay una caminata más fácil?",
      answer: "Sí, el sendero a la cascada Bocawina o el de los pájaros; los dos, casi planos.",
    },
  ],
};
