const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 9, 22);

/** A month of daily figures, the same at every load. */
export const exampleDays = (base: number, swing: number) =>
  Array.from({ length: 30 }, (_, day) => ({
    x: new Date(FIRST + day * DAY),
    y: Math.round(base + swing * Math.sin(day / 3) + ((day * 7919) % 97) * (swing / 120)),
  }));
