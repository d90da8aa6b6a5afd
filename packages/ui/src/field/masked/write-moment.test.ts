/* A single long file: one property over every mask, with the programs and browser events it involves. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyMask } from '../../components/currency-input/currency-edit.ts';
import { dateMask } from '../../components/date-input/date-edit.ts';
import { percentageMask } from '../../components/percentage-input/percentage-edit.ts';
import { phoneMask } from '../../components/phone-input/phone-edit.ts';
import { simulatedStage } from '../../testing/keystrokes/simulated-stage.ts';
import type { KeystrokeStage, StageView } from '../keystroke-tables/run-row.ts';
import type { PressedKey } from '../keystroke-tables/table.ts';
import type { WriteMoment } from './before-frame.ts';
import { digitGroupsMask } from './digit-groups.ts';
import type { Mask } from './mask.ts';
import { createMaskedInput } from './masked-input.ts';

/** Edits per field, a sample by default; `npm run prove` runs ten thousand. */
const EDITS = Number(process.env['RANDOM_EDITS'] ?? 400);
/** Average edits before a field is emptied. */
const IN_A_ROW = 10;

/** A masked input in a form, with what a user, a program and the page can do to it. */
interface Played {
  readonly stage: KeystrokeStage;
  readonly input: HTMLInputElement;
  /** Everything reported to the program, in order. */
  readonly told: readonly unknown[];
  /** Sets a value from the program. */
  readonly show: (which: 0 | 1) => void;
  readonly enter: (text: string) => void;
  readonly attachAgain: () => void;
  readonly remove: () => void;
}

/** One kind of masked field, with its actions. */
interface Field {
  readonly name: string;
  readonly keys: string;
  readonly pastes: readonly string[];
  readonly play: (moment: WriteMoment, program: Program) => Played;
}

/** What a program does with an emitted value. */
type Program = 'listens' | 'holds it' | 'sets another' | 'takes the focus';
const programs: readonly Program[] = ['listens', 'holds it', 'sets another', 'takes the focus'];

interface Kind<Value> {
  readonly name: string;
  readonly mask: Mask<Value>;
  readonly keys: string;
  readonly pastes: readonly string[];
  readonly values: readonly [Value, Value];
  /** The program's replacement of a value that it doesn't accept. */
  readonly another: (value: Value) => Value;
}

const field = <Value>(kind: Kind<Value>): Field => ({
  name: kind.name,
  keys: kind.keys,
  pastes: kind.pastes,
  play: (moment, program) => play(kind, moment, program),
});

function play<Value>(kind: Kind<Value>, moment: WriteMoment, program: Program): Played {
  const { mask, values } = kind;
  const form = document.createElement('form');
  const input = document.createElement('input');
  const dialog = document.createElement('button');
  form.append(input, dialog);
  document.body.append(form);
  const masked = createMaskedInput<Value>(mask, undefined, moment);
  const emissions: unknown[] = [];
  const told: unknown[] = [];
  let held: Value | undefined;
  const host = {
    onEmit: (value: Value) => {
      emissions.push(value);
      told.push(['value', value]);
      if (program === 'takes the focus') dialog.focus();
      else if (program !== 'listens') {
        held = program === 'holds it' ? value : kind.another(value);
        masked.update(host, mask, held);
      }
    },
    onText: (text: string) => told.push(['text', text]),
    onNotice: (notice: unknown) => told.push(['notice', notice]),
    onCommit: (text: string) => told.push(['done', text]),
    onLeave: () => told.push('left'),
  };
  let detach = masked.attach(input);
  masked.update(host, mask, undefined);
  const view = (): StageView => ({
    text: input.value,
    start: input.selectionStart ?? 0,
    end: input.selectionEnd ?? 0,
    emissions,
    error: '',
    notice: '',
  });
  const rerender = () => masked.update(host, mask, held);
  const unmount = () => form.remove();
  const mounted = { input, rerender, reset: () => form.reset(), view, unmount };
  return {
    stage: simulatedStage(mounted, () => Promise.resolve()),
    input,
    told,
    show: (which) => {
      held = values[which];
      rerender();
    },
    enter: (text) => masked.enter(text),
    attachAgain: () => {
      detach();
      detach = masked.attach(input);
    },
    remove: () => {
      detach();
      form.remove();
    },
  };
}

type Step = (played: Played) => Promise<void> | void;

const pressed: readonly PressedKey[] = [
  'Backspace',
  'Delete',
  'Enter',
  'ArrowLeft',
  'ArrowRight',
  'End',
  'Control+Backspace',
  'Control+Delete',
  'Control+a',
  'Control+x',
  'Control+z',
  'Control+y',
];

/** A click, or a drag over some characters, after mousedown. */
function point(place: number, length: number): Step {
  return async ({ stage, input }) => {
    input.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    const at = Math.min(place, input.value.length);
    await stage.select(at, Math.min(at + length, input.value.length));
  };
}

/** IMEs send a key event before they replace the selection. */
function compose({ stage, input }: Played): Promise<void> {
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Process', bubbles: true }));
  return stage.compose('56');
}

function tabAway({ stage, input }: Played): Promise<void> {
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab', bubbles: true }));
  return stage.blur();
}

/** Browsers select the whole text on focus by Tab. */
function tabBack({ input }: Played): void {
  if (input.matches(':focus')) return;
  input.focus();
  input.select();
}

/** Autofill is chosen by the user, frames after the last key. */
function fill(text: string): Step {
  return ({ stage, input }) => {
    input.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    return stage.fill(text);
  };
}

function drop(text: string): Step {
  return ({ stage, input }) => {
    input.dispatchEvent(new Event('drop', { bubbles: true }));
    return stage.drop(text);
  };
}

/** A form restores its initial text after the event, and the field follows in its own task. */
async function reset({ stage, input }: Played): Promise<void> {
  await stage.reset();
  // Browsers keep the caret within the text; jsdom leaves it behind the end.
  const { length } = input.value;
  if ((input.selectionEnd ?? 0) > length) input.setSelectionRange(length, length);
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
}

function submit({ input }: Played): void {
  input.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

type NamedStep = readonly [name: string, step: Step];

const stepsOn = ({ keys, pastes }: Field): fc.Arbitrary<NamedStep> =>
  fc.oneof(
    {
      weight: 12,
      arbitrary: fc
        .constantFrom(...keys.split(''))
        .map((key): NamedStep => [key, ({ stage }) => stage.type(key)]),
    },
    {
      weight: 6,
      arbitrary: fc
        .constantFrom(...pressed)
        .map((key): NamedStep => [key, ({ stage }) => stage.press(key)]),
    },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fc.nat(12), fc.constantFrom(0, 0, 0, 3))
        .map(([at, length]): NamedStep => [`point ${at}+${length}`, point(at, length)]),
    },
    {
      weight: 2,
      arbitrary: fc
        .constantFrom(...pastes)
        .chain((text) =>
          fc.constantFrom<NamedStep>(
            [`paste ${text}`, ({ stage }) => stage.paste(text)],
            [`drop ${text}`, drop(text)],
            [`fill ${text}`, fill(text)],
            [`enter ${text}`, ({ enter }) => enter(text)],
          ),
        ),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom<NamedStep>(
        ['compose', compose],
        ['blur', ({ stage }) => stage.blur()],
        ['focus', ({ input }) => input.focus()],
        ['tab away', tabAway],
        ['tab back', tabBack],
        ['reset', reset],
        ['submit', submit],
        ['show the first', ({ show }) => show(0)],
        ['show the second', ({ show }) => show(1)],
        ['render again', ({ stage }) => stage.rerender()],
        ['attach again', ({ attachAgain }) => attachAgain()],
      ),
    },
  );

/**
 * What the program has received after each step, and what is visible once pending writes are done: after some of the
 * steps, and at the end.
 */
async function viewsOf(
  played: Played,
  steps: readonly (readonly [step: NamedStep, isWritten: boolean])[],
  writeOwed: () => void,
): Promise<readonly unknown[]> {
  const views: unknown[] = [];
  for (const [index, [[, step], isWritten]] of steps.entries()) {
    await step(played);
    const told = [...played.told];
    if (isWritten || index === steps.length - 1) {
      writeOwed();
      const { text, start, end } = await played.stage.view();
      // Without focus no caret is visible, and setting one would focus the input in Safari.
      const caret = played.input.matches(':focus') ? [start, end] : 'unseen';
      views.push({ told, text, caret });
    } else views.push({ told });
  }
  played.remove();
  return views;
}

const amount = { prefix: '$', min: '10', max: '5000000', decimals: 2 } as const;
const halved = (value: number | string | null) =>
  Number(value) > 1000 ? String(Number(value) / 2) : String(value ?? '');
const shortened = (digits: string) => (digits.length > 5 ? digits.slice(0, 3) : digits);
const groups = (name: string, ...lengths: readonly number[]) =>
  field<string>({
    name,
    mask: digitGroupsMask({ groups: lengths, sample: '123456789' }),
    keys: '0123456789-x',
    pastes: ['12', '123-45', '123456789'],
    values: ['20', '123456'],
    another: shortened,
  });

const amounts = field({
  name: 'amount as a string',
  mask: currencyMask({ ...amount, allowNegative: false, output: 'string' }),
  keys: '0123456789.,-x',
  pastes: ['1,234', '7777', '$4,321.50'],
  values: ['20', '1234.5'],
  another: halved,
});

const fields: readonly Field[] = [
  amounts,
  field({
    name: 'amount as a number, also below zero',
    mask: currencyMask({ ...amount, min: '-500', allowNegative: true, output: 'number' }),
    keys: '0123456789.,-(x',
    pastes: ['1,234', '(77.5)', '-9'],
    values: [20, -1234.5],
    another: (value) => (value === null ? null : Number(halved(value))),
  }),
  field({
    name: 'percentage',
    mask: percentageMask({
      decimals: 3,
      min: '0',
      max: '1000',
      allowNegative: false,
      output: 'string',
    }),
    keys: '0123456789.,%x',
    pastes: ['2.9%', '7', '1,000'],
    values: ['2.9', '12.125'],
    another: halved,
  }),
  field({
    name: 'phone',
    mask: phoneMask,
    keys: '0123456789()- +x',
    pastes: ['(212) 555', '2125550100', '+1 646'],
    values: ['212', '2125550100'],
    another: (value) => (/^\d{10}$/.test(value) ? value.slice(0, 4) : value),
  }),
  field({
    name: 'date',
    mask: dateMask({ earliest: '2020-01-01', latest: null }),
    keys: '0123456789/-.x',
    pastes: ['1/2/2026', '12', '2026-03-04'],
    values: ['2026-03-04', ''],
    another: (value) => (value === '' ? '' : '2026-03-31'),
  }),
  groups('ZIP code', 5, 4),
  groups('Social Security number', 3, 2, 4),
  groups('EIN', 2, 7),
  groups('routing number', 9),
];

describe.each(fields)('$name', (each) => {
  const steps = fc.array(fc.tuple(stepsOn(each), fc.boolean()), {
    maxLength: 2 * IN_A_ROW,
    size: 'max',
  });
  test.each(programs)(
    'what is seen and told does not depend on when a key is written, where a program %s',
    async (program) => {
      await fc.assert(
        fc.asyncProperty(steps, async (sequence) => {
          const now = each.play((_event, write) => write(), program);
          const atOnce = await viewsOf(now, sequence, () => {});
          const owed: (() => void)[] = [];
          const delayed = each.play((_event, write) => owed.push(write), program);
          const later = await viewsOf(delayed, sequence, () => {
            for (const write of owed.splice(0)) write();
          });
          expect(later).toEqual(atOnce);
        }),
        { numRuns: Math.ceil(EDITS / IN_A_ROW / programs.length) },
      );
    },
    600_000,
  );
});

test('a text that a program has put there since the key stays', async () => {
  const owed: (() => void)[] = [];
  const { stage, input, remove } = amounts.play((_event, write) => owed.push(write), 'listens');
  await stage.type('4');
  expect(input.value).toBe('');
  input.value = 'other';
  for (const write of owed) write();
  expect(input.value).toBe('other');
  remove();
});

test('a field that is left shows its text, whoever has moved the focus', async () => {
  const { stage, input, remove } = amounts.play(() => {}, 'listens');
  await stage.type('4');
  await stage.type('2');
  await stage.blur();
  expect(input.value).toBe('$42');
  remove();
});

test('a field that is left before its write has the caret behind the last key, once it is back', async () => {
  const { stage, input, remove } = amounts.play(() => {}, 'listens');
  await stage.fill('234');
  await stage.select(0, 0);
  await stage.type('8');
  await stage.blur();
  await stage.type('0');
  await stage.blur();
  expect(input.value).toBe('$80,234');
  remove();
});

test('a paste that changes the caret alone still moves it, once the field is back', async () => {
  const ein = fields.find(({ name }) => name === 'EIN');
  if (!ein) throw new RangeError('No field is named EIN.');
  const now = ein.play((_event, write) => write(), 'listens');
  const late = ein.play(() => {}, 'listens');
  const carets: unknown[] = [];
  for (const one of [now, late]) {
    await one.stage.paste('123456789');
    await point(0, 0)(one);
    await one.stage.paste('123456789');
    await one.stage.blur();
    one.input.focus();
    carets.push(one.input.selectionStart);
    one.remove();
  }
  expect(carets[1]).toBe(carets[0]);
});

test('a Backspace that has nothing to delete any more leaves what was said', async () => {
  const { stage, told, remove } = amounts.play(() => {}, 'listens');
  await stage.fill('4');
  await stage.press('Control+Backspace');
  await stage.type('x');
  await stage.press('Backspace');
  expect(told.at(-1)).toEqual(['notice', { reason: 'amount-characters' }]);
  remove();
});
