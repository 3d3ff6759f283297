const airport = "Aeropuerto Internacional Philip S. W. Goldson (BZE)";
const meeting =
  "Su conductor lo espera a la salida de Llegadas con su nombre en un cartel; al reservar, denos el número de vuelo y la hora en que aterriza.";

export const vehicle = "Van privada con aire acondicionado";
export const transfers = {
  1: {
    route: "Aeropuerto Internacional de Belice a Placencia",
    duration: "2.5 horas",
    fromLocation: airport,
    toLocation: "Aldea de Placencia",
    description:
      "De Llegadas a la punta de la península en unas 2 horas y media por la Coastal Plain Highway. Con lluvia, con tráfico o por el camino bonito, el de la Hummingbird, se tarda más.",
    shortDescription: "Del avión a la península de Placencia sin cambiar de vehículo.",
    longDescription: `${meeting} Lo más rápido es la Coastal Plain Highway, pavimentada, y después la Southern Highway y el camino de la península por Seine Bight. Si prefiere montañas, escoja la Hummingbird Highway y sume de media hora a una hora. Por la costa calculamos unas 2 horas y media, con una parada para descansar; la lluvia, el tráfico y los topes de las aldeas pueden alargarlas.`,
  },
  2: {
    route: "Aeropuerto a San Ignacio",
    duration: "2 horas",
    fromLocation: airport,
    toLocation: "Pueblo de San Ignacio",
    description:
      "Unas 2 horas hacia el oeste por la George Price Highway, pasando Belmopán, hasta el corazón de Cayo, con una sola tarifa para todo su grupo.",
    shortDescription: "Una sola tarifa para todo su grupo, del aeropuerto a nuestro pueblo.",
    longDescription: `${meeting} Rodeamos la Ciudad de Belice por la Burrell Boom Road y tomamos la George Price Highway hacia el oeste, entre sabana de pinos y cerros, hasta San Ignacio. Belmopán, más o menos a medio camino, es buen lugar para pasar al súper o almorzar. Cuente con unas 2 horas; el tráfico, las obras o la lluvia pueden alargar el viaje. Lo dejamos en su hotel; ir a un alojamiento apartado, por camino malo, puede costar más.`,
  },
  3: {
    route: "Aeropuerto a Hopkins",
    duration: "2 horas",
    fromLocation: airport,
    toLocation: "Aldea de Hopkins",
    description:
      "Unas 2 horas a la aldea garífuna de Hopkins por la Coastal Plain Highway, pavimentada; con tráfico o lluvia fuerte puede ser más.",
    shortDescription: "De Llegadas directo a la aldea garífuna de Hopkins.",
    longDescription: `${meeting} Por la Coastal Plain Highway, pavimentada, plana y abierta, son unas 2 horas; por la Hummingbird Highway, puros cerros y plantaciones de cítricos, más o menos media hora más. Díganos cuál prefiere. Las últimas millas van por la Southern Highway y el camino de Hopkins hasta su puerta. Si quiere, paramos a descansar; con lluvia o tráfico se tarda más.`,
  },
  9: {
    route: "Aeropuerto a la terminal de taxis acuáticos",
    duration: "25 minutos",
    fromLocation: airport,
    toLocation: "Terminal de taxis acuáticos, North Front Street, Ciudad de Belice",
    description:
      "Unos 25 minutos de Llegadas a las lanchas para Caye Caulker y San Pedro. Con tráfico en la ciudad pueden ser diez más, así que fíjese bien a qué hora sale la última lancha.",
    shortDescription: "De Llegadas a las lanchas para Caye Caulker y San Pedro.",
    longDescription: `${meeting} La Philip Goldson Highway entra a la Ciudad de Belice y llega a la terminal de taxis acuáticos, en North Front Street; díganos con qué compañía va. Son unos 25 minutos, o 35 si hay tráfico en la ciudad. Las últimas lanchas salen al final de la tarde: revise el horario del día, porque si aterriza después de las 3:30 p. m., más o menos, puede perderlas.`,
  },
  11: {
    route: "Aeropuerto a Corozal",
    duration: "3 horas",
    fromLocation: airport,
    toLocation: "Pueblo de Corozal",
    description:
      "Al norte por la Philip Goldson Highway hasta la bahía de Corozal. Calculamos unas 3 horas, con una parada y margen para el tráfico; en un buen día suele ser menos.",
    shortDescription: "Al norte hasta la bahía de Corozal, a pocas millas de México.",
    longDescription: `${meeting} La Philip Goldson Highway va al norte entre cañaverales, con Orange Walk como parada natural, y llega a Corozal unos 14 km antes de la frontera con México. Calculamos unas 3 horas, que dejan margen para una parada y para el tráfico o la lluvia; con el camino libre suele ser menos. Lo llevamos a su hotel o a su casa.`,
  },
  12: {
    route: "Aeropuerto a Dangriga",
    duration: "1.5 horas",
    fromLocation: airport,
    toLocation: "Pueblo de Dangriga",
    description:
      "Hora y media, más o menos, por la Coastal Plain Highway a las lanchas para los cayos del sur; con tráfico o lluvia, cuente con casi 2 horas.",
    shortDescription: "Del avión a Dangriga y a sus lanchas para los cayos del sur.",
    longDescription: `${meeting} La Coastal Plain Highway, pavimentada, es el camino rápido al sur; la Hummingbird Highway es el bonito, y por ahí se tarda más. Por la costa cuente con hora y media, más o menos, y con casi 2 horas si hay tráfico o lluvia. Si lo espera una lancha a Tobacco Caye o a South Water Caye, díganos a qué hora sale y deje buen margen después de aterrizar.`,
  },
};
