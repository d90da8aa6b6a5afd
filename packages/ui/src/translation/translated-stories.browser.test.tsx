import { act, fireEvent } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { componentFolders, storiesOf } from '../stories/story-files.ts';
import { replaceByTwo, translateWithin } from './translator.ts';
import { withstandTranslation } from './withstand-translation.ts';

let stop = () => {};
beforeAll(() => {
  stop = withstandTranslation();
});
afterAll(() => stop());

/** Waits until observers have run and their effects are rendered. */
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** Translates everything again, as Chrome does for new content. */
async function translate() {
  translateWithin(document.body, replaceByTwo);
  await settled();
}

const controls =
  'button, [role="tab"], [role="option"], [role="checkbox"], input, textarea, th[tabindex]';

/** Enough for every kind of control in a story; tables have hundreds of the same. */
const MOST = 8;

function use(control: Element) {
  if (control instanceof HTMLInputElement && ['text', 'search', ''].includes(control.type)) {
    fireEvent.focus(control);
    fireEvent.input(control, { target: { value: '12' } });
    fireEvent.keyDown(control, { key: 'ArrowDown' });
    fireEvent.keyDown(control, { key: 'Enter' });
    fireEvent.blur(control);
  } else fireEvent.click(control);
}

/** Problems while a story is shown, translated, used and removed. */
async function problemsOf(story: ReactElement): Promise<readonly string[]> {
  const problems: string[] = [];
  const note = (error: unknown) => problems.push(String(error));
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container, { onUncaughtError: note, onCaughtError: note });
  act(() => root.render(story));
  await translate();
  const used = [...document.querySelectorAll(controls)].slice(0, MOST);
  for (const control of used) {
    if (!control.isConnected || control.matches('a[href], [type="file"], [type="submit"]'))
      continue;
    act(() => use(control));
    await translate();
  }
  act(() => root.render(createElement('p', null, 'Instead')));
  await settled();
  // A dismissed notification leaves a copy that fades out.
  const left = [...container.children].filter((element) => !element.matches('[inert]'));
  expect(left.map((element) => element.textContent)).toEqual(['Instead']);
  act(() => root.unmount());
  container.remove();
  return problems;
}

it.each(componentFolders)('is translated, used and taken away: %s', async (folder) => {
  const problems: string[] = [];
  for (const story of await storiesOf(folder)) problems.push(...(await problemsOf(story)));
  expect(problems).toEqual([]);
});
