export const title = (company: string) => `Sobre ${company}`;
export const lead = (since: number) =>
  `Una operadora de tours y traslados de San Ignacio, con casa entre el Macal y el Mopán desde ${since}.`;

export const story = "Nuestra historia";
export const sanIgnacio =
  "San Ignacio creció donde el camino de la costa se encuentra con el río. Los sábados todo el distrito viene al mercado, " +
  "y de ahí a una pirámide hay media hora, y a una cueva poco más.";
export const founded = (company: string, since: number) =>
  `Fundamos ${company} aquí en ${since}, para viajeros que prefieren ver bien un lugar y no cinco de paso. ` +
  "Los tours que hacemos son días como nos gusta pasarlos a nosotros: subir a un templo antes del calor, " +
  "bajar un río a la sombra y estar en casa antes de la cena.";
export const transfersFollowed =
  "Después vinieron los traslados, porque un buen día empieza con un conductor que está ahí a la hora que dijo. " +
  "Seguimos trabajando igual: usted nos dice el día, nosotros le decimos el precio, y usted paga cuando ya está con nosotros.";

export const mission = "Nuestra misión";
export const missionLead =
  "Experiencias beliceñas auténticas y sostenibles, para quienes nos visitan y para los lugares que vienen a conocer.";
export const safety = {
  title: "Seguridad",
  text: "Guías con licencia del Belize Tourism Board, casco y chaleco donde hacen falta, y el valor de decirle que no a un río crecido.",
};
export const authenticity = {
  title: "Autenticidad",
  text: "Guías, cocinas y artesanos de las aldeas en vez de espectáculos: el Belice maya, garífuna, kriol y mestizo tal como es.",
};
export const sustainability = {
  title: "Sostenibilidad",
  text: "Pagamos la entrada a los parques, no nos salimos de los senderos, no tocamos ni sacamos nada de las cuevas ni de las ruinas, rellenamos las botellas y nos llevamos la basura.",
};

export const team = "Conozca a nuestro equipo";
export const teamLead = "Quien le contesta el teléfono ya conoce su reserva.";
export const testimonials = "Lo que dicen nuestros visitantes";

export const comeAndSee = "Venga a verlo con nosotros";
export const comeAndSeeText =
  "Elija un día entre nuestros tours, o escríbanos y cuéntenos qué tiene en mente.";
export const browseTours = "Ver los tours";
export const contactUs = "Contáctenos";
