export const instant = (day: string, hour: number, minutes: string) =>
  `${day}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? "a. m." : "p. m."} (hora de Belice)`;
