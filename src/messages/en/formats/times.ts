/** Times of the day as the site writes them. */
export const clock = (hour: number, minutes: string, isMorning: boolean) =>
  `${hour}:${minutes} ${isMorning ? "am" : "pm"}`;
export const belizeTime = (time: string) => `${time} (Belize time)`;
