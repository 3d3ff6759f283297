/** What is said of each code with which a rule refuses how many of each band or extra a booking has. */
export const refusals = {
  party_unreadable: "Each of these is a whole number, 0 for none",
  party_over: (said: string, guests: string) =>
    `${said} are counted by age, but the booking is for ${guests}`,
  party_alone: "Children need at least one adult with them",
  party_unknown: "Something of this is not offered any more",
  party_most: (most: string, name: string) => `At most ${most}: ${name}`,
};
