export const heroDay =
  "Una pirámide maya sobre la selva al amanecer, reflejada en un río, con dos guacamayas en vuelo";
export const heroNight =
  "Una pirámide maya sobre la selva bajo la luna llena, con luciérnagas sobre el río";
export const tour1 =
  "Una persona con casco rojo sale flotando en un tubo de una cueva con río, hacia una pirámide maya";
export const tour2 =
  "La poza redonda y turquesa del Inland Blue Hole entre paredes de piedra caliza en el bosque";
export const tour3 =
  "Altas estelas talladas en la grama, ante la escalinata de piedra de una ciudad maya";
export const tour4 =
  "El Templo I de Tikal sobre las copas de los árboles con la primera luz; un mono araña lo mira";
export const tour5 =
  "La lámpara de una nadadora ilumina una vasija de barro a la entrada de la cueva ATM";
export const tour6 = "Un jaguar sobre un tronco caído, ante la sierra de Cockscomb y un río manso";
export const tour7 = "Mazorcas maduras de cacao en el árbol y un metate con granos y chocolate";
export const tour8 = "La cascada Antelope en el bosque, y una persona que la cruza en tirolesa";
export const transfers = "Una van blanca en una carretera con curvas, entre palmeras, al atardecer";
export const about =
  "El puente colgante Hawkesworth sobre el río Macal en San Ignacio, con una canoa debajo";
export const contact = "Una lancha de madera amarrada bajo un farol, en un río al anochecer";
export const notFound =
  "Una iguana con sombrero de paja estudia un mapa ante un templo cubierto de selva";
