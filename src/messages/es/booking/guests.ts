export const guestCount = (guests: number) => (guests === 1 ? "1 persona" : `${guests} personas`);
