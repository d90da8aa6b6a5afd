import type { CDPSession, Page } from 'playwright';
import { currencyKeys } from '../../../packages/ui/src/components/currency-input/currency-input.keys.ts';
import { dateKeys } from '../../../packages/ui/src/components/date-input/date-input.keys.ts';
import { phoneKeys } from '../../../packages/ui/src/components/phone-input/phone-input.keys.ts';
import { runRow } from '../../../packages/ui/src/field/keystroke-tables/run-row.ts';
import {
  type KeystrokeRow,
  unmarked,
} from '../../../packages/ui/src/field/keystroke-tables/table.ts';
import type { Kind, RowProps, Value } from './page/contender.ts';
import { pageStage } from './page-stage.ts';

const tables: Readonly<Record<Kind, readonly KeystrokeRow<RowProps>[]>> = {
  phone: phoneKeys,
  currency: currencyKeys,
  date: dateKeys,
};

export interface RowOutcome {
  readonly kind: Kind;
  readonly name: string;
  /** Failed expectations by contender; empty when the row passes. */
  readonly failures: ReadonlyMap<string, readonly string[]>;
}

/**
 * Runs every row of the keystroke table for every contender, with real keys. Notices and errors of a field are ignored,
 * because a mask alone can't show them.
 */
export async function runTables(
  page: Page,
  session: CDPSession,
  contenders: readonly string[],
): Promise<readonly RowOutcome[]> {
  const outcomes: RowOutcome[] = [];
  for (const kind of ['phone', 'currency', 'date'] as const) {
    const able = await withInputFor(page, contenders, kind);
    for (const row of tables[kind]) {
      const failures = new Map<string, readonly string[]>();
      for (const contender of able) {
        failures.set(contender, await runOne(page, session, contender, kind, row));
      }
      outcomes.push({ kind, name: row.name, failures });
    }
  }
  return outcomes;
}

/** Contenders with an input of this kind. */
export function withInputFor(
  page: Page,
  contenders: readonly string[],
  kind: Kind,
): Promise<string[]> {
  return page.evaluate(
    ([names, asked]) => names.filter((name) => globalThis.benchPage.kindsOf(name).includes(asked)),
    [contenders, kind] as const,
  );
}

async function runOne(
  page: Page,
  session: CDPSession,
  contender: string,
  kind: Kind,
  row: KeystrokeRow<RowProps>,
): Promise<readonly string[]> {
  const asText = row.props?.output === 'string' || !contender.startsWith('ours');
  const start = valueOf(kind, unmarked(row.start ?? '').text, asText);
  const mounted = { contender, kind, props: row.props ?? {}, start };
  await page.evaluate(
    (given) => globalThis.benchPage.mount(given.contender, given.kind, given.props, given.start),
    mounted,
  );
  const steps = row.steps.filter((step) => !('says' in step) && !('error' in step));
  try {
    return await runRow({ ...row, steps }, pageStage(page, session));
  } catch (error) {
    const [first = ''] = String(error).split('\n');
    return [first.replace(/^.*Error: /, '')];
  }
}

/** Peers get an amount as text, so that they start with its decimals. */
function valueOf(kind: Kind, text: string, asText: boolean): Value {
  if (kind === 'phone') return text.replace(/\D/g, '');
  if (kind === 'date') return text.replace(/(\d\d)-(\d\d)-(\d{4})/, '$3-$1-$2');
  const plain = text.replace(/[$,]/g, '');
  if (asText) return plain;
  return plain === '' ? null : Number(plain);
}
