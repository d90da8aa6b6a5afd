import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyMask } from '../../components/currency-input/currency-edit.ts';
import { simulatedStage } from '../../testing/keystrokes/simulated-stage.ts';
import type { KeystrokeStage, StageView } from '../keystroke-tables/run-row.ts';
import type { PressedKey } from '../keystroke-tables/table.ts';
import type { WriteMoment } from './before-frame.ts';
import { createMaskedInput } from './masked-input.ts';

const mask = currencyMask({
  decimals: 2,
  prefix: '$',
  min: '10',
  max: '5000000',
  allowNegative: false,
  output: 'string',
});

/** A masked input in a form, with what a person, a program and the page can do to it. */
interface Played {
  readonly stage: KeystrokeStage;
  readonly input: HTMLInputElement;
  /** A value set by the program. */
  readonly show: (value: string) => void;
  readonly enter: (text: string) => void;
  readonly attachAgain: () => void;
  readonly remove: () => void;
}

function play(moment: WriteMoment, show?: (value: unknown) => string | undefined): Played {
  const form = document.createElement('form');
  const input = document.createElement('input');
  form.append(input);
  document.body.append(form);
  const masked = createMaskedInput(mask, '', moment);
  const emissions: unknown[] = [];
  const host = {
    onEmit: (value: unknown) => {
      emissions.push(value);
      const held = show?.(value);
      if (held !== undefined) masked.update(host, mask, held);
    },
    onText: undefined,
    onNotice: () => {},
    onCommit: undefined,
    onLeave: undefined,
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
  const rerender = () => masked.update(host, mask, undefined);
  const unmount = () => form.remove();
  const field = { input, rerender, reset: () => form.reset(), view, unmount };
  return {
    stage: simulatedStage(field),
    input,
    show: (value) => masked.update(host, mask, value),
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

const keys: readonly PressedKey[] = [
  'Backspace',
  'Delete',
  'Enter',
  'ArrowLeft',
  'ArrowRight',
  'End',
  'Control+Backspace',
  'Control+a',
  'Control+z',
];

/** A click puts the caret somewhere after the button went down. */
function click(place: number): Step {
  return async ({ stage, input }) => {
    input.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    const at = Math.min(place, input.value.length);
    await stage.select(at, at);
  };
}

/** Input methods announce themselves by a key, before they take the place of the selection. */
function compose({ stage, input }: Played): Promise<void> {
  input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Process', bubbles: true }));
  return stage.compose('56');
}

const anyStep: fc.Arbitrary<readonly [name: string, step: Step]> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc
      .constantFrom(...'0123456789.-x'.split(''))
      .map((key) => [key, ({ stage }: Played) => stage.type(key)] as const),
  },
  {
    weight: 6,
    arbitrary: fc
      .constantFrom(...keys)
      .map((key) => [key, ({ stage }: Played) => stage.press(key)] as const),
  },
  { weight: 2, arbitrary: fc.nat(12).map((at) => [`click ${String(at)}`, click(at)] as const) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<readonly [string, Step]>(
      ['paste', ({ stage }) => stage.paste('1,234')],
      ['compose', compose],
      ['fill', ({ stage }) => stage.fill('7777')],
      ['blur', ({ stage }) => stage.blur()],
      ['reset', ({ stage }) => stage.reset()],
      ['show 20', ({ show }) => show('20')],
      ['show 1234.5', ({ show }) => show('1234.5')],
      ['enter', ({ enter }) => enter('$4,321')],
      ['attach again', ({ attachAgain }) => attachAgain()],
    ),
  },
);

/** How many steps go by until what is owed is written; a later key may come before that. */
const anySteps = fc.array(fc.tuple(anyStep, fc.boolean()), { maxLength: 14 });

/** What is seen after each step at which what is owed was written, and at the end. */
async function viewsOf(
  played: Played,
  steps: readonly (readonly [step: readonly [name: string, step: Step], isDelivered: boolean])[],
  deliver: () => void,
): Promise<readonly StageView[]> {
  const views: StageView[] = [];
  for (const [index, [[, step], isDelivered]] of steps.entries()) {
    await step(played);
    if (!isDelivered && index < steps.length - 1) continue;
    deliver();
    const view = await played.stage.view();
    // In a field without focus nobody sees a caret, and setting one would take the focus in Safari.
    const caret = played.input.matches(':focus') ? {} : { start: 0, end: 0 };
    views.push({ ...view, ...caret, emissions: [...view.emissions] });
  }
  played.remove();
  return views;
}

test.each([
  ['a program that only listens', undefined],
  ['a program that halves what is above a thousand', halved],
])(
  'text, caret while it is seen, and emissions do not depend on when a key is written: %s',
  async (_, show) => {
    await fc.assert(
      fc.asyncProperty(anySteps, async (steps) => {
        const owed: (() => void)[] = [];
        const now = play((_event, write) => write(), show);
        const atOnce = await viewsOf(now, steps, () => {});
        const delayed = play((_event, write) => owed.push(write), show);
        const later = await viewsOf(delayed, steps, () => {
          for (const write of owed.splice(0)) write();
        });
        expect(later).toEqual(atOnce);
      }),
      { numRuns: 60 },
    );
  },
  60_000,
);

function halved(value: unknown): string | undefined {
  return typeof value === 'string' && Number(value) > 1000 ? String(Number(value) / 2) : undefined;
}

test('a text that a program has put there since the key stays', async () => {
  const owed: (() => void)[] = [];
  const { stage, input, remove } = play((_event, write) => owed.push(write));
  await stage.type('4');
  expect(input.value).toBe('');
  input.value = 'other';
  for (const write of owed) write();
  expect(input.value).toBe('other');
  remove();
});

test('a field that is left shows its text, whoever has moved the focus', async () => {
  const { stage, input, remove } = play(() => {});
  await stage.type('4');
  await stage.type('2');
  await stage.blur();
  expect(input.value).toBe('$42');
  remove();
});
