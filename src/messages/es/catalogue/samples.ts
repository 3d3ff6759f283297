export const testimonials = {
  couple: {
    quote: "Nos recogieron a la hora, el guía conocía el lugar y nadie nos apuró.",
    name: "Una pareja",
    location: "Canadá",
    initial: "P",
  },
  family: {
    quote:
      "Fácil de reservar, claros con lo que había que llevar y pacientes con dos niños cansados.",
    name: "Una familia de cuatro",
    location: "Estados Unidos",
    initial: "F",
  },
  solo: {
    quote: "Una van limpia, un conductor tranquilo, y el precio fue el de la página.",
    name: "Un viajero en solitario",
    location: "Reino Unido",
    initial: "V",
  },
  friends: {
    quote: "Nos dijeron con franqueza cuál tour nos convenía. Y acertaron.",
    name: "Un grupo de amigos",
    location: "Alemania",
    initial: "G",
  },
};

export const team = {
  guide: {
    name: "Guía principal",
    role: "Tours",
    bio: "Planea cada día en el sendero, cuida que los grupos sean pequeños y decide cuándo un río está demasiado crecido.",
  },
  driver: {
    name: "Conductor principal",
    role: "Traslados",
    bio: "Lo espera en Llegadas, se sabe cada tope del camino y mantiene las vans frescas y revisadas.",
  },
  desk: {
    name: "Oficina de reservas",
    role: "Su primer contacto",
    bio: "Contesta sus mensajes, encuentra la fecha que conviene y ayuda a planear los días de antes y después.",
  },
};
