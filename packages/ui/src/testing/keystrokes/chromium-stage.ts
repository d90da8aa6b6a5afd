import type { KeystrokeStage } from '../../field/keystroke-tables/run-row.ts';
import { chromiumKeys, type Protocol } from './chromium-keys.ts';
import type { MountedField } from './mount-field.tsx';

/** A field on a page of a real Chromium, whose keyboard is driven by commands. */
export function chromiumStage(field: MountedField, protocol: Protocol): KeystrokeStage {
  const { input } = field;
  const keys = chromiumKeys(protocol);

  async function act(action: () => unknown): Promise<void> {
    if (document.activeElement !== input) input.focus();
    await action();
    await settled();
  }

  return {
    type: (character) => act(() => keys.type(character)),
    press: (name) => act(() => keys.press(name)),
    compose: (text) => act(() => keys.compose(text)),
    paste: (text) =>
      act(async () => {
        const source = document.createElement('textarea');
        source.value = text;
        document.body.append(source);
        source.focus();
        source.select();
        await keys.press('Control+c');
        source.remove();
        input.focus();
        await keys.press('Control+v');
      }),
    drop: (text) =>
      act(() => {
        const { x, y } = pointOn(input);
        return keys.drop(text, x, y);
      }),
    fill: (text) =>
      act(() => {
        input.value = text;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      }),
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

/** A point on the element in coordinates of the whole page; tests run in a frame of it. */
function pointOn(element: Element): { x: number; y: number } {
  const { left, top, height } = element.getBoundingClientRect();
  const frame = window.frameElement?.getBoundingClientRect();
  return { x: (frame?.left ?? 0) + left + 12, y: (frame?.top ?? 0) + top + height / 2 };
}

function settled(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(() => setTimeout(resolve));
  });
}
