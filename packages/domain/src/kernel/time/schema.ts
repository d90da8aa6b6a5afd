import * as z from 'zod/mini';
import { startOfZonedDay } from './zone.ts';

/** An instant: ISO 8601 in UTC on the wire, a `Date` in code. */
export const instant = z.codec(
  z.iso.datetime({
    error: 'Enter a date and time in UTC, such as 2026-01-31T17:00:00.000Z.',
  }),
  z.date(),
  {
    decode: (text) => new Date(text),
    encode: (date) => date.toISOString(),
  },
);

const aDay = () =>
  z.string().check(
    z.refine((text: string) => startOfZonedDay(text, 'UTC') !== undefined, {
      error: 'Enter a valid date (YYYY-MM-DD).',
    }),
  );

/** A calendar day without a time: a `YYYY-MM-DD` string on both sides. */
export const day = /* @__PURE__ */ aDay();
