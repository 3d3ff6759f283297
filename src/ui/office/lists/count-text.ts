const NUMBER = new Intl.NumberFormat("en-US");

/** `12,345` */
export function countText(count: number): string {
  return NUMBER.format(count);
}

/** `1 booking`, `12,345 bookings` */
export function countOf(count: number, one: string, many: string): string {
  return `${countText(count)} ${count === 1 ? one : many}`;
}
