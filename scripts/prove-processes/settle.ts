import { createBusinessClock } from '../../apps/platform/src/kernel/clock/business-clock.ts';
import { ledgerViolations } from '../../apps/platform/src/kernel/ledger/laws.ts';
import { sendTo } from '../../bench/src/measure/platform-session.ts';
import { agent } from '../prove-kill/sales.ts';
import type { Commands } from './commands.ts';
import {
  countDenied,
  countLines,
  differences,
  disagreements,
  type Line,
  shortAndOver,
} from './judge.ts';
import type { Stream } from './stream.ts';
import type { World } from './world.ts';

/** A late approval is told a minute after. */
const untilLateSeconds = 61;
const untilFiledSeconds = 2 * 86_400;

/** Moves business time and does what became due. */
async function advance(port: number, seconds: number): Promise<void> {
  const call = { method: 'POST', path: '/v1/simulator/clock', body: { advanceSeconds: seconds } };
  const { status, body } = await sendTo(port, call, agent);
  if (status !== 200) throw new Error(`The clock returned ${status} ${body}`);
}

const row = (cells: readonly (string | number)[]): string =>
  `| ${cells.map((cell) => String(cell).padStart(10)).join(' | ')} |`;

function print(lines: readonly Line[]): void {
  console.log(row(['', 'sent', 'refused', 'told done', 'done here', 'processor']));
  console.log(row(Array.from({ length: 6 }, () => '---')));
  for (const { kind, sent, refused, told, here, there } of lines) {
    console.log(row([kind, sent, refused, told, here, there ?? '–']));
  }
}

/** What a run came to, once every command was asked for until it was told. */
export interface Settled {
  readonly sent: number;
  readonly notAtOnce: number;
  readonly lost: number;
  readonly doubled: number;
  readonly denied: number;
  readonly differences: number;
  readonly found: number;
  /** All else that does not agree. */
  readonly sentences: readonly string[];
}

export const isWhole = ({ lost, doubled, denied, sentences }: Settled): boolean =>
  lost + doubled + denied + sentences.length === 0;

/**
 * Asks for every command until it is told, lets the processor's files come, and holds what people were told against
 * payments, ledger, processor and reconciliation. Prints what came of it.
 */
export async function settle(
  run: { world: World; commands: Commands; stream: Stream; since: Date },
  port: number,
): Promise<Settled> {
  const { world, commands, stream, since } = run;
  const { pool, database } = world.open;
  await stream.findOut();
  await advance(port, untilLateSeconds);
  const unanswered = await stream.findOut();

  const sentences = [...(await disagreements(world, commands.all, since))];
  const lines = await countLines(pool, commands.all, since);
  const denied = await countDenied(pool, since);
  sentences.push(...(await ledgerViolations(database)));
  const until = await createBusinessClock(database).now();
  await advance(port, untilFiledSeconds);
  const { all, found, missed, invented } = await differences(pool, since, until);
  sentences.push(...(await ledgerViolations(database)));
  sentences.push(...missed.map((payment) => `${payment} differs, and reconciliation misses it`));
  sentences.push(...invented.map((payment) => `${payment} was found, and does not differ`));
  sentences.push(...unanswered.map(({ kind, key }) => `${kind} ${key} never had an answer`));
  sentences.push(
    ...lines.filter(({ told }) => told === 0).map(({ kind }) => `no ${kind} was ever done`),
  );
  const sent = commands.all.length;
  const { lost, doubled } = shortAndOver(lines);
  print(lines);
  console.log(
    `${lost} lost, ${doubled} doubled, ${denied} charged and denied; ${all} differences, ${found} of them found, ${missed.length} missed`,
  );
  for (const sentence of sentences.slice(0, 40)) console.log(sentence);
  const notAtOnce = sent - stream.answeredAtOnce.size;
  return { sent, notAtOnce, lost, doubled, denied, differences: all, found, sentences };
}
