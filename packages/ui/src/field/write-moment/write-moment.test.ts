import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amounts, fields } from './fields.ts';
import { type Played, programs } from './played-field.ts';
import { type NamedStep, point, stepsOn } from './random-steps.ts';

/** Edits per field, a sample by default; `npm run prove` runs ten thousand. */
const EDITS = Number(process.env['RANDOM_EDITS'] ?? 400);
/** Average edits before a field is emptied. */
const IN_A_ROW = 10;

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

describe.each(fields)('$name', (each) => {
  const steps = fc.array(fc.tuple(stepsOn(each), fc.boolean()), {
    maxLength: 2 * IN_A_ROW,
    size: 'max',
  });
  test.each(programs)(
    'shows and emits the same whether keys are written at once or later, if a program %s',
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

test('keeps a text that a program has set since the key', async () => {
  const owed: (() => void)[] = [];
  const { stage, input, remove } = amounts.play((_event, write) => owed.push(write), 'listens');
  await stage.type('4');
  expect(input.value).toBe('');
  input.value = 'other';
  for (const write of owed) write();
  expect(input.value).toBe('other');
  remove();
});

test('shows its text on blur, even if a program moved the focus', async () => {
  const { stage, input, remove } = amounts.play(() => {}, 'listens');
  await stage.type('4');
  await stage.type('2');
  await stage.blur();
  expect(input.value).toBe('$42');
  remove();
});

test('puts the caret behind the last key when focus returns, if it was lost before the write', async () => {
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

test('moves the caret when focus returns, after a paste that changes only the caret', async () => {
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

test('keeps its notice after a Backspace with nothing to delete', async () => {
  const { stage, told, remove } = amounts.play(() => {}, 'listens');
  await stage.fill('4');
  await stage.press('Control+Backspace');
  await stage.type('x');
  await stage.press('Backspace');
  expect(told.at(-1)).toEqual(['notice', { reason: 'amount-characters' }]);
  remove();
});
