import { type FigureName, figureNames } from '../testing/figure.ts';
import { parts } from './parts.ts';

/** The result of a part's last run. */
export interface Outcome {
  readonly tried: number;
  readonly wrong: number;
  readonly seeds: readonly string[];
  readonly measured: readonly string[];
  readonly seconds: number;
  /** Why it doesn't count: its command failed, or it reported no figure. */
  readonly failure: string | undefined;
}

const [opens, closes] = ['<!-- reliability -->', '<!-- /reliability -->'];
const head = [
  'no.',
  'test, and what counts as wrong',
  'tried',
  'wrong',
  'measured',
  'seconds',
  'part',
  'on',
];

const isWell = ({ wrong, failure }: Outcome): boolean => failure === undefined && wrong === 0;

const cellsOf = (name: FigureName, outcome: Outcome, day: string): readonly string[] => {
  const { tried, wrong, seeds, measured, seconds, failure } = outcome;
  const seed = seeds.length > 0 ? [`seed ${[...new Set(seeds)].join(', ')}`] : [];
  return [
    tried.toLocaleString('en-US'),
    isWell(outcome) ? '0' : `**${failure ?? wrong.toLocaleString('en-US')}**`,
    [...measured, ...seed].join('; ') || '–',
    seconds.toFixed(0),
    `\`${name}\``,
    day,
  ];
};

/** The cells of an earlier run, from its part's line on the page. */
function earlier(text: string, name: FigureName): readonly string[] | undefined {
  const line = text
    .split('\n')
    .find((one) => one.startsWith('| ') && one.includes(`| \`${name}\` |`));
  return line
    ?.split('|')
    .slice(3, -1)
    .map((cell) => cell.trim());
}

/**
 * The page with the outcomes in its table. Figures that weren't run keep their row and its date; the row of one that
 * never ran says so.
 * @param machine what it ran on, as a sentence.
 */
export function withFigures(
  text: string,
  outcomes: ReadonlyMap<FigureName, Outcome>,
  { day, machine }: { readonly day: string; readonly machine: string },
): string {
  const [before = '', rest = ''] = text.split(opens);
  const [table = '', after = '\n'] = rest.split(closes);
  const rows = figureNames.map((name, place) => {
    const outcome = outcomes.get(name);
    const cells = (outcome ? cellsOf(name, outcome, day) : earlier(table, name)) ?? [
      '–',
      'not run yet',
      '–',
      '–',
      `\`${name}\``,
      '–',
    ];
    return `| ${[String(place + 1), parts[name].what, ...cells].join(' | ')} |`;
  });
  const lines = [
    machine,
    '',
    `| ${head.join(' | ')} |`,
    '| --: | --- | --: | --: | --- | --: | --- | --- |',
    ...rows,
  ];
  return `${before}${opens}\n\n${lines.join('\n')}\n\n${closes}${after}`;
}

/** Whether a figure is acceptable. */
export const holds = isWell;
