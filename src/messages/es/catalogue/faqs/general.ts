const payments = {
  none: "Ahora no se paga nada. Usted paga al llegar, en efectivo (USD o BZD) o con las principales tarjetas de crédito.",
  part: "Una parte se paga por adelantado, a más tardar en la fecha que indica su reserva; el resto, al llegar.",
  all: "El precio completo se paga por adelantado, a más tardar en la fecha que indica su reserva.",
};

export const faqs = (hours: number, ahead: keyof typeof payments) => [
  {
    id: "cancellation",
    question: "¿Y si tengo que cancelar?",
    answer: `Si cancela ${hours} horas o más antes del tour, se le devuelve todo. Con menos de ${hours} horas puede haber un cargo; en una emergencia, hable con nosotros y seremos flexibles.`,
  },
  {
    id: "payment",
    question: "¿Cómo pago?",
    answer: payments[ahead],
  },
  {
    id: "private",
    question: "¿Podemos hacer el tour solo nosotros?",
    answer:
      "Sí, de todos los tours hay versión privada. Mándenos la fecha y cuántos son, y le damos el precio.",
  },
];

export const minimumGuests = (guests: number) => ({
  question: "¿Hay un mínimo de personas?",
  answer: `Mínimo de personas para este tour: ${guests || "no hay"}. Si son menos, escríbanos y vemos qué se puede hacer.`,
});
