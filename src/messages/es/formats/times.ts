export const clock = (time: string) => {
  const [hours = "0", minutes = "00"] = time.split(":");
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? "a. m." : "p. m."}`;
};
export const belizeTime = (time: string) => `${time} (hora de Belice)`;
