import type { CDPSession, Page } from 'playwright';
import { chromiumKeys } from '../../../packages/ui/src/testing/keystrokes/chromium-keys.ts';
import type { Kind } from './page/contender.ts';
import { withInputFor } from './tables.ts';

export interface KeystrokeTiming {
  readonly contender: string;
  readonly kind: Kind;
  /** Script time per keystroke in milliseconds, median of the rounds. */
  readonly script: number;
  /** Main thread time per keystroke in milliseconds: script, style, layout, paint. */
  readonly task: number;
}

const typed: Readonly<Record<Kind, string>> = {
  phone: '5551234567',
  currency: '1234567.89',
  date: '12311986',
};

interface Cost {
  readonly script: number;
  readonly task: number;
}

/**
 * Cost of a keystroke, with contenders interleaved in a new order each round, so that machine drift affects all
 * equally. A round types and deletes the text `repeats` times.
 */
export async function timeKeystrokes(
  page: Page,
  session: CDPSession,
  contenders: readonly string[],
  { rounds, repeats }: { readonly rounds: number; readonly repeats: number },
): Promise<readonly KeystrokeTiming[]> {
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const timings: KeystrokeTiming[] = [];
  for (const kind of ['phone', 'currency', 'date'] as const) {
    const able = await withInputFor(page, contenders, kind);
    const samples = new Map(able.map((name) => [name, new Array<Cost>()]));
    for (let round = -1; round < rounds; round += 1) {
      for (const contender of able.toSorted(() => Math.random() - 0.5)) {
        const cost = await costOf(page, session, contender, kind, repeats);
        if (round >= 0) samples.get(contender)?.push(cost);
      }
    }
    for (const contender of able) {
      const costs = samples.get(contender) ?? [];
      timings.push({
        contender,
        kind,
        script: median(costs.map((cost) => cost.script)),
        task: median(costs.map((cost) => cost.task)),
      });
    }
  }
  return timings;
}

async function costOf(
  page: Page,
  session: CDPSession,
  contender: string,
  kind: Kind,
  repeats: number,
): Promise<Cost> {
  const keys = chromiumKeys(session);
  const start = kind === 'currency' ? null : '';
  await page.evaluate(
    (given) => globalThis.benchPage.mount(given.contender, given.kind, {}, given.start),
    { contender, kind, start },
  );
  await page.evaluate(() => globalThis.benchPage.input().focus());
  const text = typed[kind];
  await type();
  const before = await spent(session);
  for (let repeat = 0; repeat < repeats; repeat += 1) await type();
  const after = await spent(session);
  const count = repeats * text.length * 2;
  return {
    script: ((after.script - before.script) / count) * 1000,
    task: ((after.task - before.task) / count) * 1000,
  };

  async function type(): Promise<void> {
    for (const character of text) await keys.type(character);
    for (let left = text.length; left > 0; left -= 1) await keys.press('Backspace');
  }
}

/** Seconds since the page started. */
async function spent(session: CDPSession): Promise<Cost> {
  const { metrics } = await session.send('Performance.getMetrics');
  const valueOf = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { script: valueOf('ScriptDuration'), task: valueOf('TaskDuration') };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
