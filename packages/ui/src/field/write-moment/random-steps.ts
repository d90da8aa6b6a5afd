import fc from 'fast-check';
import type { PressedKey } from '../keystroke-tables/table.ts';
import type { Field, Played } from './played-field.ts';

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
export function point(place: number, length: number): Step {
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

export type NamedStep = readonly [name: string, step: Step];

export const stepsOn = ({ keys, pastes }: Field): fc.Arbitrary<NamedStep> =>
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
