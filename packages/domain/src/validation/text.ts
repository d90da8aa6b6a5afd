import * as z from 'zod/mini';

/** Text a person typed: trimmed, at most `length` characters; may be empty. */
export const text = (length: number) => z.string().check(z.trim(), z.maxLength(length));

/** Text a person typed that must not be empty: trimmed, 1 to `length` characters. */
export const requiredText = (length: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(length));
