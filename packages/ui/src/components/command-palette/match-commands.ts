import type { Command } from './command.ts';

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** Maximum commands rendered; more words narrow them down. */
export const MOST_COMMANDS = 50;

const simple = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en-US').trim();

const wordsOf = (text: string): string[] => simple(text).split(/\s+/u).filter(Boolean);

/** Maximum letters a fast typist leaves out of a word, never the first. */
const LETTERS_LEFT_OUT = 3;

/** Whether a word's letters appear in another in order, with few between: 'dsputes'. */
function isWithin(word: string, known: string): boolean {
  if (word.length < 3 || word[0] !== known[0]) return false;
  let found = 0;
  let last = -1;
  for (let at = 0; at < known.length && found < word.length; at += 1) {
    if (known[at] !== word[found]) continue;
    found += 1;
    last = at;
  }
  return found === word.length && last + 1 - word.length <= LETTERS_LEFT_OUT;
}

/** Match rank of a command: 0 at the label's start, then word starts, then substrings, then letters in order. */
function distance(command: Command, words: readonly string[]): number | undefined {
  const label = simple(command.label);
  const known = wordsOf([command.label, ...(command.keywords ?? [])].join(' '));
  if (label.startsWith(words.join(' '))) return 0;
  if (words.every((word) => known.some((each) => each.startsWith(word)))) return 1;
  if (words.every((word) => known.some((each) => each.includes(word)))) return 2;
  return words.every((word) => known.some((each) => isWithin(word, each))) ? 3 : undefined;
}

/** The commands that match every word, best match first, otherwise in the given order. */
export function matchCommands(commands: readonly Command[], query: string): Command[] {
  const words = wordsOf(query);
  return commands
    .flatMap((command) => {
      const far = distance(command, words);
      return far === undefined ? [] : [{ command, far }];
    })
    .toSorted((a, b) => a.far - b.far)
    .slice(0, MOST_COMMANDS)
    .map(({ command }) => command);
}

/** Maximum recent commands shown. */
export const MOST_RECENT = 5;

/** Puts recent commands first, under their own heading. Not used once text is typed, which has its own ranking. */
export function withRecent(
  commands: readonly Command[],
  query: string,
  recent: readonly string[],
  title: string,
): readonly Command[] {
  if (query.trim() !== '') return commands;
  const first = [...new Set(recent)]
    .flatMap((id) => commands.find((command) => command.id === id) ?? [])
    .slice(0, MOST_RECENT);
  const others = commands.filter((command) => !first.includes(command));
  return [...first.map((command) => ({ ...command, group: title })), ...others];
}

/** The commands by group, the best match's group first. */
export function groupCommands(commands: readonly Command[]): CommandGroup[] {
  const titles = [...new Set(commands.map(({ group }) => group))];
  return titles.map((title) => ({
    title,
    commands: commands.filter(({ group }) => group === title),
  }));
}
