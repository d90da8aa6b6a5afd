import type { KeystrokeStage } from '../../field/keystroke-tables/run-row.ts';
import type { PressedKey } from '../../field/keystroke-tables/table.ts';
import type { MountedField } from './mount-field.tsx';

/**
 * A keyboard made of events, for environments without one. Each key sends a browser's events in order (keydown,
 * beforeinput, the browser's own edit unless canceled, input), so that an input without a mask behaves as on a real
 * page. Each action ends once the page has settled.
 */
export function simulatedStage(field: MountedField, settled = pageSettled): KeystrokeStage {
  const { input } = field;

  function range(): readonly [start: number, end: number] {
    const start = input.selectionStart ?? input.value.length;
    return [start, input.selectionEnd ?? start];
  }

  function edit(inputType: string, data: string | null, from: number, to: number): void {
    const event = { inputType, data, bubbles: true, composed: true };
    const isWanted = input.dispatchEvent(
      new InputEvent('beforeinput', { ...event, cancelable: true }),
    );
    if (!isWanted) return;
    input.setRangeText(data ?? '', from, to, 'end');
    input.dispatchEvent(new InputEvent('input', event));
  }

  function key(name: string, modifiers: KeyboardEventInit = {}): boolean {
    const event = { key: name, bubbles: true, cancelable: true, composed: true, ...modifiers };
    return input.dispatchEvent(new KeyboardEvent('keydown', event));
  }

  function remove(direction: 'Backward' | 'Forward', unit: 'Content' | 'Word'): void {
    const [start, end] = range();
    if (start === end && (direction === 'Backward' ? start === 0 : end === input.value.length)) {
      return;
    }
    const one =
      direction === 'Backward' ? ([start - 1, end] as const) : ([start, end + 1] as const);
    edit(`delete${unit}${direction}`, null, ...(start === end ? one : ([start, end] as const)));
  }

  const actions: Readonly<Record<PressedKey, () => void>> = {
    Backspace: () => key('Backspace') && remove('Backward', 'Content'),
    Delete: () => key('Delete') && remove('Forward', 'Content'),
    Enter: () => key('Enter') && edit('insertLineBreak', null, ...range()),
    ArrowLeft: () => key('ArrowLeft') && moveTo(Math.max(0, range()[0] - 1)),
    ArrowRight: () => key('ArrowRight') && moveTo(range()[1] + 1),
    End: () => key('End') && moveTo(input.value.length),
    'Control+Backspace': () => key('Backspace', { ctrlKey: true }) && remove('Backward', 'Word'),
    'Control+Delete': () => key('Delete', { ctrlKey: true }) && remove('Forward', 'Word'),
    'Control+a': () => key('a', { ctrlKey: true }) && input.select(),
    'Control+x': () => key('x', { ctrlKey: true }) && edit('deleteByCut', null, ...range()),
    'Control+z': () => key('z', { ctrlKey: true }),
    'Control+y': () => key('y', { ctrlKey: true }),
    'Control+Shift+Z': () => key('Z', { ctrlKey: true, shiftKey: true }),
  };

  function moveTo(position: number): void {
    input.setSelectionRange(position, position);
  }

  async function act(action: () => void): Promise<void> {
    if (document.activeElement !== input) input.focus();
    action();
    await settled();
  }

  return {
    type: (character) => act(() => key(character) && edit('insertText', character, ...range())),
    press: (name) => act(actions[name]),
    paste: (text) => act(() => edit('insertFromPaste', text, ...range())),
    drop: (text) => act(() => edit('insertFromDrop', text, ...range())),
    fill: (text) =>
      act(() => {
        input.value = text;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
    compose: (text) => act(() => compose(input, text, range())),
    select: (start, end) => act(() => input.setSelectionRange(start, end)),
    blur: async () => {
      input.blur();
      await settled();
    },
    rerender: async () => {
      field.rerender();
      await settled();
    },
    reset: async () => {
      field.reset();
      await settled();
    },
    view: () => Promise.resolve(field.view()),
  };
}

/** A composition grows character by character and can't be canceled. */
function compose(
  input: HTMLInputElement,
  text: string,
  [start, end]: readonly [number, number],
): void {
  const bubbling = { bubbles: true, composed: true };
  input.dispatchEvent(new CompositionEvent('compositionstart', { ...bubbling, data: '' }));
  let to = end;
  for (let length = 1; length <= text.length; length += 1) {
    const data = text.slice(0, length);
    const event = { ...bubbling, inputType: 'insertCompositionText', data, isComposing: true };
    input.dispatchEvent(new InputEvent('beforeinput', event));
    input.dispatchEvent(new CompositionEvent('compositionupdate', { ...bubbling, data }));
    input.setRangeText(data, start, to, 'end');
    to = start + length;
    input.dispatchEvent(new InputEvent('input', event));
  }
  input.dispatchEvent(new CompositionEvent('compositionend', { ...bubbling, data: text }));
}

/** Waits until React has rendered an event's updates and timers of the same turn have run. */
function pageSettled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => setTimeout(resolve));
  });
}
