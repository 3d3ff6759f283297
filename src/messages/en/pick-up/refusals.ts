/** What is said of each code with which a rule refuses what guests say of their pick-up. */
export const refusals = {
  detail_required: "Please tell us, so that we can pick you up",
  detail_time: "A time like 06:15 is expected",
  detail_ages: "Ages are whole numbers from 0 to 17, such as 4, 9",
  detail_count: (most: string) => `A whole number from 0 to ${most}`,
  detail_party: (said: string, guests: string) =>
    `The booking is for ${guests}, but adults and children are ${said}`,
  detail_length: (most: string) => `At most ${most} characters`,
  guests_most: (most: string) => `At most ${most} guests`,
  guest_name: (most: string) => `A name has at most ${most} characters`,
  answer_long: (most: string) => `An answer has at most ${most} characters`,
  said_too_long: "This is too long in all. Please write it shorter",
  said_unreadable: "This cannot be read. Please write it again",
};
