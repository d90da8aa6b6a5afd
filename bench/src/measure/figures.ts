import { mkdir, writeFile } from 'node:fs/promises';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';

/** A table of results; the first column names the rows. */
export interface FigureTable {
  readonly title?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A benchmark's goal. */
export interface Goal {
  readonly name: string;
  readonly value: number;
  readonly most?: number;
  readonly least?: number;
  /** Decimals. @default 0 */
  readonly digits?: number;
}

export interface Figures {
  readonly title: string;
  /** What is measured, and how. */
  readonly about: string;
  readonly tables: readonly FigureTable[];
  readonly goals: readonly Goal[];
  /** Notes that don't fit a table. */
  readonly notes?: readonly string[];
}

const home = resolve(import.meta.dirname, '../../figures');

/** `within 30` or `MISSES 30`. */
function verdict({ value, most, least, digits = 0 }: Goal): string {
  const shown = Number(value.toFixed(digits));
  const isGood = (most === undefined || shown <= most) && (least === undefined || shown >= least);
  return `${isGood ? 'within' : 'MISSES'} ${(most ?? least ?? 0).toLocaleString('en-US')}`;
}

function goalLine(goal: Goal): string {
  const { name, value, most, digits = 0 } = goal;
  const [bound, kind] = most === undefined ? [goal.least, 'at least'] : [most, 'at most'];
  const shown = value.toLocaleString('en-US', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `- ${name}, ${kind} ${(bound ?? 0).toLocaleString('en-US')}: ${shown}, ${verdict(goal)}.`;
}

function tableLines({ title, head, rows }: FigureTable): readonly string[] {
  const widths = head.map((_, at) =>
    Math.max(3, ...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, at) => (at === 0 ? (cells[at] ?? '').padEnd(width) : (cells[at] ?? '').padStart(width))).join(' | ')} |`;
  const rule = widths.map((width, at) =>
    at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [
    ...(title === undefined ? [] : [`## ${title}`, '']),
    line(head),
    line(rule),
    ...rows.map(line),
    '',
  ];
}

/** The machine and its load: durations of two runs may differ by both. */
function conditions(): string {
  const [processor] = cpus();
  const load = loadavg().map((each) => each.toFixed(1));
  const day = new Date().toISOString().slice(0, 10);
  return `${day}, ${cpus().length} × ${processor?.model.trim() ?? 'an unknown processor'}, Node ${process.versions.node}. Processes that ran or waited in the last 1, 5 and 15 minutes: ${load.join(', ')}.`;
}

/** Prints a benchmark's results, and saves them as `figures/<name>.md`, which is never edited by hand. */
export async function writeFigures(name: string, figures: Figures): Promise<void> {
  const { title, about, tables, goals, notes = [] } = figures;
  const lines = [
    `# ${title}`,
    '',
    about,
    '',
    conditions(),
    '',
    ...tables.flatMap(tableLines),
    ...(goals.length === 0 ? [] : ['Goals:', '', ...goals.map(goalLine), '']),
    ...notes.flatMap((note) => [note, '']),
  ];
  console.log(`\n${lines.join('\n')}`);
  await mkdir(home, { recursive: true });
  await writeFile(
    resolve(home, `${name}.md`),
    [`<!-- Written by \`npm run bench -- ${name}\`. -->`, '', ...lines].join('\n'),
  );
}
