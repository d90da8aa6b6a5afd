import type { CDPSession, Page } from 'playwright';
import type { KeystrokeStage } from '../../../packages/ui/src/field/keystroke-tables/run-row.ts';
import { chromiumKeys } from '../../../packages/ui/src/testing/keystrokes/chromium-keys.ts';

/** The mounted input as a keystroke stage, driven from outside the page. */
export function pageStage(page: Page, session: CDPSession): KeystrokeStage {
  const keys = chromiumKeys(session);

  async function act(action: () => Promise<unknown>): Promise<void> {
    await page.evaluate(() => {
      const input = globalThis.benchPage.input();
      if (document.activeElement !== input) input.focus();
    });
    await action();
    await settled();
  }

  function settled(): Promise<unknown> {
    return page.evaluate(() => new Promise((resolve) => setTimeout(() => setTimeout(resolve))));
  }

  return {
    type: (character) => act(() => keys.type(character)),
    press: (name) => act(() => keys.press(name)),
    compose: (text) => act(() => keys.compose(text)),
    paste: (text) =>
      act(async () => {
        await page.evaluate((copied) => {
          const source = document.querySelector('textarea');
          if (source === null) return;
          source.value = copied;
          source.focus();
          source.select();
        }, text);
        await keys.press('Control+c');
        await page.evaluate(() => globalThis.benchPage.input().focus());
        await keys.press('Control+v');
      }),
    drop: (text) =>
      act(async () => {
        const { x, y } = await page.evaluate(() => {
          const { left, top, height } = globalThis.benchPage.input().getBoundingClientRect();
          return { x: left + 12, y: top + height / 2 };
        });
        await keys.drop(text, x, y);
      }),
    fill: (text) =>
      act(() =>
        page.evaluate((filled) => {
          const input = globalThis.benchPage.input();
          if (!(input instanceof HTMLInputElement)) throw new Error('cannot be filled');
          Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
            input,
            filled,
          );
          input.dispatchEvent(new Event('input', { bubbles: true }));
        }, text),
      ),
    select: (start, end) =>
      act(() =>
        page.evaluate(
          ([from, to]) => {
            const input = globalThis.benchPage.input();
            if (!(input instanceof HTMLInputElement)) throw new Error('has no selection');
            input.setSelectionRange(from, to);
          },
          [start, end] as const,
        ),
      ),
    blur: async () => {
      await page.evaluate(() => globalThis.benchPage.input().blur());
      await settled();
    },
    rerender: async () => {
      await page.evaluate(() => globalThis.benchPage.rerender());
      await settled();
    },
    reset: async () => {
      await page.evaluate(() => globalThis.benchPage.input().closest('form')?.reset());
      await settled();
    },
    view: async () => {
      const view = await page.evaluate(() => globalThis.benchPage.view());
      return { ...view, error: '', notice: '' };
    },
  };
}
