export const transfers = {
  4: {
    route: "San Ignacio a Placencia",
    duration: "2 horas",
    fromLocation: "Pueblo de San Ignacio",
    toLocation: "Aldea de Placencia",
    description:
      "De los cerros a la playa por la Hummingbird Highway. Calculamos unas 2 horas; con lluvia, tráfico y topes, cuente con hasta 3.",
    shortDescription:
      "Cerros, plantaciones de cítricos y al final el mar, por la Hummingbird Highway.",
    longDescription:
      "Lo recogemos en su hotel en San Ignacio y vamos por Belmopán y la Hummingbird Highway, una de las carreteras más lindas de Belice; luego al sur y por la península. El Inland Blue Hole queda en el camino: si quiere, díganos y paramos; la entrada al parque se paga ahí. Calculamos unas 2 horas, pero cuente con hasta 3 si tiene que alcanzar una lancha o un vuelo, porque la lluvia, el tráfico y los topes nos hacen ir más despacio.",
  },
  5: {
    route: "Placencia a Hopkins",
    duration: "45 minutos",
    fromLocation: "Aldea de Placencia",
    toLocation: "Aldea de Hopkins",
    description:
      "De playa a playa por el camino de la península y la Southern Highway: unos 45 minutos, casi una hora si hay muchos carros o el camino está mojado.",
    shortDescription: "De una aldea de playa a la otra; en un buen día, en menos de una hora.",
    longDescription:
      "Lo recogemos en su hotel en Placencia y seguimos el camino de la península al norte por Seine Bight y Maya Beach, donde los topes hacen ir despacio a todo el mundo. Después viene un tramo de la Southern Highway y el camino de Hopkins hasta su puerta. Calculamos unos 45 minutos; con lluvia, tráfico o una parada para tomar algo frío, cuente con una hora.",
  },
  6: {
    route: "Hopkins a Dangriga",
    duration: "30 minutos",
    fromLocation: "Aldea de Hopkins",
    toLocation: "Pueblo de Dangriga",
    description:
      "Un viaje corto, de unos 30 minutos, al principal pueblo garífuna y a sus lanchas para los cayos del sur. Con tráfico, cuente con 40.",
    shortDescription: "Un viaje corto al principal pueblo garífuna y a sus lanchas.",
    longDescription:
      "Lo recogemos en su hotel en Hopkins y tomamos la Southern Highway y, ya para llegar a Dangriga, las últimas millas de la Hummingbird Highway. De ahí salen lanchas a Tobacco Caye y South Water Caye: díganos a qué hora sale la suya y según eso fijamos la hora de recogida. El viaje dura unos 30 minutos, o hasta 40 con tráfico o lluvia.",
  },
  7: {
    route: "Hopkins a Punta Gorda",
    duration: "2.5 horas",
    fromLocation: "Aldea de Hopkins",
    toLocation: "Pueblo de Punta Gorda",
    description:
      "Unas 2 horas y media por la Southern Highway, pavimentada, hasta el último pueblo de Belice. El sur es donde más llueve, así que deje margen.",
    shortDescription: "Toda la Southern Highway, hasta un pueblito de Toledo frente al mar.",
    longDescription:
      "Lo recogemos en su hotel en Hopkins. La Southern Highway está pavimentada de principio a fin, pero hay pocas gasolineras y pocos baños, así que planeamos una buena parada. Cuente con unas 2 horas y media; Toledo es el distrito donde más llueve en Belice, y con aguacero se va despacio. Si de ahí sigue en lancha a Guatemala, traiga su pasaporte y efectivo para la tarifa de salida, y díganos a qué hora zarpa.",
  },
  8: {
    route: "Flores (Guatemala) a Hopkins/Placencia",
    duration: "4.5 horas",
    fromLocation: "Flores, Petén, Guatemala",
    toLocation: "Hopkins o Placencia",
    description:
      "De Petén, cruzando la frontera, a la costa del sur. Unas 4 horas y media hasta Hopkins; si va a Placencia, o con una frontera lenta o lluvia, pueden ser más de 5. Se necesita pasaporte.",
    shortDescription: "De Petén a las playas del sur de Belice, con la frontera de por medio.",
    longDescription:
      "Lo recogemos en su hotel en Flores y cruzamos por Melchor de Mencos y Benque Viejo. Todos los viajeros necesitan pasaporte; Belice no cobra por entrar, pero no deja pasar fruta fresca, verduras, huevos, lácteos ni carne. Puede que haya que caminar un poco con las maletas, y que en la línea se cambie de vehículo. Después vienen la George Price, la Hummingbird y la Southern Highway. Son unas 4 horas y media hasta Hopkins; a Placencia se tarda más, y la frontera o la lluvia pueden alargar el viaje.",
  },
  10: {
    route: "Hopkins a Chetumal (México)",
    duration: "3.5 horas",
    fromLocation: "Aldea de Hopkins",
    toLocation: "Chetumal, Quintana Roo, México",
    description:
      "Al norte, por todo Belice, hasta México. Calculamos unas 3 horas y media de camino; con frontera y tráfico, cuente con hasta 5. Se necesita pasaporte.",
    shortDescription: "De la costa del sur a México, con un conductor que conoce la frontera.",
    longDescription:
      "Lo recogemos en su hotel en Hopkins y vamos al norte por la Coastal Plain Highway y la Philip Goldson Highway hasta el cruce de Santa Elena. Traiga su pasaporte, visa si la necesita, y 20 USD (BZ$40) en efectivo para la tarifa de salida de Belice. México puede cobrar una tarifa de visitante, así que guarde el recibo. Calculamos unas 3 horas y media de camino; con frontera y tráfico, cuente con hasta 5. En Chetumal normalmente es una hora más que en Belice. Díganos exactamente dónde quiere que lo dejemos.",
  },
};
