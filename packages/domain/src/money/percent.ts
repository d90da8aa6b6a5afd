import * as z from 'zod/mini';

/** A percentage as `percentageOf` takes it: a decimal string from `0` to `100`, at most 8 decimals. */
export const percent = z.string().check(
  z.refine<string>((text) => /^\d{1,3}(\.\d{1,8})?$/.test(text) && Number(text) <= 100, {
    error: 'Enter a percentage from 0 to 100, such as 2.9.',
  }),
);
