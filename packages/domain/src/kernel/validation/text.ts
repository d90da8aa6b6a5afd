import * as z from 'zod/mini';

/*
 * Typed text is one of four kinds: a line or a note, optional or required. Names are lines. All reject invisible
 * characters and characters that change the direction of the surrounding text.
 */

/** Control, format (including zero-width and bidirectional), private-use and separator characters. */
const hidden =
  /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]|\u034F|\u17B4|\u17B5|[\u115F\u1160\u2800\u3164\uFFA0]/u;
/** Joiners inside a visible sequence: a compound emoji, or a script whose letters join. */
const joiners =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Mongolian}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Gurmukhi}|\p{Script=Gujarati}|\p{Script=Oriya}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Sinhala})[\u200C\u200D]/gu;
const lineEnds = /\r\n|[\n\r\t]/g;
/** Letters, numbers, punctuation and symbols; marks and variation selectors alone are invisible. */
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

const withoutHidden = z.refine<string>((value) => !hidden.test(value.replace(joiners, '')), {
  error: 'Use one line, without hidden characters.',
});
const withoutHiddenButLines = z.refine<string>(
  (value) => !hidden.test(value.replace(lineEnds, '').replace(joiners, '')),
  { error: 'Remove hidden characters.' },
);
const withSomethingVisible = z.refine<string>((value) => value === '' || visible.test(value), {
  error: 'Enter something that can be read.',
});

/** A typed line: trimmed, at most `length` characters; may be empty. */
export const text = (length: number) =>
  z.string().check(z.trim(), z.maxLength(length), withoutHidden, withSomethingVisible);

/** A required typed line, such as a name: trimmed, 1 to `length` characters. */
export const requiredText = (length: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(length), withoutHidden, withSomethingVisible);

/** A multi-line note: trimmed, at most `length` characters; may be empty. */
export const note = (length: number) =>
  z.string().check(z.trim(), z.maxLength(length), withoutHiddenButLines, withSomethingVisible);

/** A required multi-line note: trimmed, 1 to `length` characters. */
export const requiredNote = (length: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(length),
      withoutHiddenButLines,
      withSomethingVisible,
    );
