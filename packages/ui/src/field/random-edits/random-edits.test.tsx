import fc from 'fast-check';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { CurrencyInput } from '../../components/currency-input/index.ts';
import { DateInput } from '../../components/date-input/index.ts';
import { PhoneInput } from '../../components/phone-input/index.ts';
import { RoutingNumberInput } from '../../components/routing-number-input/index.ts';
import { ZipInput } from '../../components/zip-input/index.ts';
import { mountField, type ValueChannel } from '../../testing/keystrokes/mount-field.tsx';
import { simulatedStage } from '../../testing/keystrokes/simulated-stage.ts';
import type { StageView } from '../keystroke-tables/run-row.ts';
import { amountModel, dateModel, digitsModel, type Entered, type FieldModel } from './models.ts';

/** Edits per field, a sample by default; `npm run prove` runs ten thousand. */
const EDITS = Number(process.env['RANDOM_EDITS'] ?? 200);
/** Edits before a field is emptied. */
const IN_A_ROW = 50;

type Edit =
  | { readonly do: 'type'; readonly key: number }
  | { readonly do: 'Backspace' | 'Delete' | 'ArrowLeft' | 'ArrowRight' | 'End' }
  | { readonly do: 'select'; readonly from: number; readonly length: number };

const edits: fc.Arbitrary<readonly Edit[]> = fc.array(
  fc.oneof(
    { weight: 12, arbitrary: fc.record({ do: fc.constant('type' as const), key: fc.nat(99) }) },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constantFrom('Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'End'),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        do: fc.constant('select' as const),
        from: fc.nat(20),
        length: fc.nat(6),
      }),
    },
  ),
  { minLength: IN_A_ROW, maxLength: IN_A_ROW },
);

/** The entered characters of a text, and the selection among them. */
function enteredIn({ text, start, end }: StageView, model: FieldModel): Entered {
  const count = (part: string) => Array.from(part).filter(model.isEntered).length;
  return {
    text: Array.from(text).filter(model.isEntered).join(''),
    from: count(text.slice(0, start)),
    to: count(text.slice(0, end)),
  };
}

async function play<Value>(
  model: FieldModel,
  field: (channel: ValueChannel<Value>) => ReactNode,
  start: Value,
  sequence: readonly Edit[],
) {
  const mounted = mountField<Value>(field, start, 'uncontrolled');
  const stage = simulatedStage(mounted);
  let before: Entered = { text: '', from: 0, to: 0 };
  const log: string[] = [];
  for (const edit of sequence) {
    const view = mounted.view();
    const key = edit.do === 'type' ? (model.keys[edit.key % model.keys.length] ?? '0') : '';
    const isMove = edit.do.startsWith('Arrow') || edit.do === 'End' || edit.do === 'select';
    if (model.isAtEnd && (isMove || edit.do === 'Delete')) continue;
    const typed = edit.do === 'type' ? model.type(before, key) : undefined;
    if (typed === null) continue;
    if (edit.do === 'select')
      await stage.select(
        Math.min(edit.from, view.text.length),
        Math.min(edit.from + edit.length, view.text.length),
      );
    else if (edit.do === 'type') await stage.type(key);
    else await stage.press(edit.do);
    const after = mounted.view();
    const shown = enteredIn(after, model);
    log.push(`${edit.do} ${key} → ${after.text}`);
    const where = log.slice(-6).join('; ');
    if (isMove) {
      expect(shown.text, where).toBe(before.text);
      before = shown;
      continue;
    }
    const isSelectionOfLiterals = view.start !== view.end && before.from === before.to;
    const { entered, notice } =
      typed ??
      (isSelectionOfLiterals
        ? { entered: before, notice: '' }
        : model.remove(before, edit.do === 'Delete' ? 'forward' : 'backward'));
    expect(
      after.text.startsWith(model.textOf(entered.text)),
      `${where}; wanted ${entered.text}`,
    ).toBe(true);
    expect(shown.text, where).toBe(entered.text);
    expect([shown.from, shown.to], where).toEqual([entered.from, entered.to]);
    // A repeated notice ends with a blank, so that it is announced again.
    if (notice !== '') expect(after.notice.trim(), where).toBe(notice);
    if (entered.text !== before.text) {
      expect(after.emissions.length === 0 ? start : after.emissions.at(-1), where).toEqual(
        model.valueOf(entered.text),
      );
    }
    before = shown;
  }
  mounted.unmount();
}

const phoneText = (digits: string) =>
  digits
    .replace(/^(\d{1,3})$/, '($1')
    .replace(/^(\d{3})(\d{1,3})$/, '($1) $2')
    .replace(/^(\d{3})(\d{3})(\d+)$/, '($1) $2-$3');

const phone = digitsModel({
  most: 10,
  literals: ' ()+.-/',
  full: 'Already 10 digits',
  first: ['1', '+1 is already there'],
  textOf: phoneText,
  valueOf: (digits) => (digits.length === 10 ? digits : 'invalid format'),
});
const zip = digitsModel({
  most: 9,
  literals: ' -',
  full: 'Already 9 digits',
  textOf: (digits) => digits.replace(/^(\d{5})(\d+)$/, '$1-$2'),
  valueOf: (digits) => digits,
});
const routing = digitsModel({
  most: 9,
  literals: ' -',
  full: 'Already 9 digits',
  textOf: (digits) => digits,
  valueOf: (digits) => digits,
});

function agree<Value>(
  name: string,
  model: FieldModel,
  field: (channel: ValueChannel<Value>) => ReactNode,
  start: Value,
) {
  it(`${name}: value, text, caret and notice are those of its model after every edit`, async () => {
    await fc.assert(
      fc.asyncProperty(edits, (sequence) => play(model, field, start, sequence)),
      { numRuns: Math.ceil(EDITS / IN_A_ROW), endOnFailure: true },
    );
  }, 600_000);
}

agree<string>('phone', phone, (channel) => <PhoneInput label="Phone" {...channel} />, '');
agree<number | null>(
  'amount',
  amountModel,
  (channel) => <CurrencyInput label="Amount" {...channel} />,
  null,
);
agree<string>('date', dateModel, (channel) => <DateInput label="Date" {...channel} />, '');
agree<string>('ZIP code', zip, (channel) => <ZipInput label="ZIP code" {...channel} />, '');
agree<string>(
  'routing number',
  routing,
  (channel) => <RoutingNumberInput label="Routing number" {...channel} />,
  '',
);
