/** What is said of each code with which a rule refuses what guests say of their pick-up. */
export const refusals = {
  detail_required: "Please tell us, so that we can pick you up",
  detail_time: "A time like 06:15 is expected",
  detail_ages: "Ages are whole numbers from 0 to 17, such as 4, 9",
  detail_count: (most: string) => `A whole number from 0 to ${most}`,
  detail_party: (said: string, guests: string) =>
    `The booking is for ${guests}, but adults and children are ${said}`,
  detail_length: (most: string) => `At most ${most} characters`,
};
