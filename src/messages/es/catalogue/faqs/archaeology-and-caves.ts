const closedSites =
  "Cuando sube el agua, las autoridades cierran las cuevas y los ríos, a veces esa misma mañana. Si pasa, le ofrecemos otra fecha, otro tour o su dinero de vuelta.";

export const faqs = {
  1: [
    { id: "high-water", question: "¿Qué pasa si el río está crecido?", answer: closedSites },
    {
      id: "crowds",
      question: "¿Habrá mucha gente?",
      answer:
        "Las cuevas se llenan sobre todo cuando hay cruceros en el puerto, casi siempre a media semana. Como vemos primero las ruinas y flotamos después de almorzar, por lo general vamos detrás de los grupos grandes.",
    },
    {
      id: "time-on-the-river",
      question: "¿Cuánto tiempo estamos en el río?",
      answer:
        "Cuente con 30 a 45 minutos a pie con su tubo y luego de 1 hora a hora y media flotando, según cómo vaya el río. De marzo a mayo el agua puede estar muy baja.",
    },
    {
      id: "phones",
      question: "¿Puedo llevar el teléfono?",
      answer:
        "Sí; aquí no es como en la cueva ATM. Póngalo en una funda impermeable; lo lleva por su cuenta y riesgo.",
    },
  ],
  2: [
    {
      id: "which-blue-hole",
      question: "¿Es el Great Blue Hole, el que está en el mar?",
      answer:
        "No. El Great Blue Hole, o Gran Agujero Azul, está mar adentro, en el arrecife Lighthouse. El nuestro es una poza en el bosque, junto a la Hummingbird Highway, y el agua le llega de un arroyo subterráneo.",
    },
    {
      id: "water",
      question: "¿El agua es fría? ¿Siempre es azul?",
      answer:
        "Es fresca todo el año y se agradece después de las ruinas. Cuando llueve fuerte se pone café por un tiempo; está más clara de diciembre a mayo.",
    },
    {
      id: "cave",
      question: "¿Se entra hasta muy adentro de la cueva de St Herman?",
      answer:
        "No, vemos la gran entrada y la primera parte, donde no hace falta guía de cuevas. Más adentro se va en otros paseos, aparte.",
    },
    {
      id: "families",
      question: "¿Es bueno para familias?",
      answer:
        "Sí, es el más tranquilo de nuestros tours de día completo en Cayo. A los niños les basta con poder bajar los escalones a la poza y volver a subirlos.",
    },
  ],
  5: [
    {
      id: "cameras",
      question: "¿Puedo tomar fotos en la cueva?",
      answer:
        "No. Las cámaras y los teléfonos están prohibidos desde 2012, cuando una cámara se cayó y rompió un cráneo antiguo. Se quedan bajo llave en la van mientras usted está adentro.",
    },
    {
      id: "depth",
      question: "¿Qué tan honda es el agua?",
      answer:
        "Casi siempre entre el tobillo y el pecho. En la entrada puede taparlo, en un tramo corto a nado de unos 5 a 6 m. Quien nada poco puede llevar chaleco; díganoslo al reservar.",
    },
    {
      id: "high-water",
      question: "¿La cueva siempre está abierta?",
      answer:
        "No. Cierra cuando crece el Roaring Creek, y eso se puede decidir esa misma mañana, sobre todo de junio a noviembre. Entonces le ofrecemos otra fecha, otro tour o su dinero de vuelta.",
    },
    {
      id: "ahead",
      question: "¿Con cuánta anticipación debo reservar?",
      answer:
        "Cada día hay cupo limitado. De diciembre a abril conviene reservar de 2 a 4 semanas antes. El permiso se compra por adelantado, así que tal vez le pidamos los datos del pasaporte de cada persona.",
    },
  ],
};
