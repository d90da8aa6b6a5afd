import * as z from 'zod/mini';

/*
 * Everything people type is one of four: a line or a note, that may be empty or not. Names are lines. None
 * of them takes what cannot be seen, or turns the direction of what stands around it.
 */

/** Controls, formats (zero-width and bidirectional ones among them), private and separating characters. */
const hidden =
  /[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]|\u034F|\u17B4|\u17B5|[\u115F\u1160\u2800\u3164\uFFA0]/u;
/** Joiners where they are part of what is seen: in an emoji of several, and in scripts whose letters join. */
const joiners =
  /(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F|\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Mongolian}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Gurmukhi}|\p{Script=Gujarati}|\p{Script=Oriya}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Sinhala})[\u200C\u200D]/gu;
const lineEnds = /\r\n|[\n\r\t]/g;
/** Letters, figures and signs; marks and variation selectors alone show nothing. */
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

/** A line a person typed: trimmed, at most `length` characters; may be empty. */
export const text = (length: number) =>
  z.string().check(z.trim(), z.maxLength(length), withoutHidden, withSomethingVisible);

/** A line a person typed that must not be empty, such as a name: trimmed, 1 to `length` characters. */
export const requiredText = (length: number) =>
  z
    .string()
    .check(z.trim(), z.minLength(1), z.maxLength(length), withoutHidden, withSomethingVisible);

/** A note of several lines: trimmed, at most `length` characters; may be empty. */
export const note = (length: number) =>
  z.string().check(z.trim(), z.maxLength(length), withoutHiddenButLines, withSomethingVisible);

/** A note of several lines that must not be empty: trimmed, 1 to `length` characters. */
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
