export const clock = (hour: number, minutes: string, isMorning: boolean) =>
  `${hour}:${minutes} ${isMorning ? "a. m." : "p. m."}`;
export const belizeTime = (time: string) => `${time} (hora de Belice)`;
