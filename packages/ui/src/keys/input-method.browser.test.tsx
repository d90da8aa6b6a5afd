import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Button } from '../components/button/index.ts';
import { ComboBox } from '../components/combo-box/index.ts';
import { Drawer } from '../components/drawer/index.ts';
import { Modal } from '../components/modal/index.ts';
import { Popover } from '../components/popover/index.ts';
import { TextField } from '../components/text-field/index.ts';
import { componentFolders, storiesOf } from '../stories/story-files.ts';

const acted = vi.fn();
afterEach(cleanup);
beforeEach(() => acted.mockClear());

const texts =
  'input:not([type="checkbox"], [type="radio"], [type="file"], [type="range"]), textarea';

/** Chrome and Firefox set the first; for the Enter that ends a composition Safari sets only the second. */
const ways = [{ isComposing: true }, { keyCode: 229 }] as const;
const keys = ['Enter', 'Escape', 'ArrowDown'] as const;

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve)));

/** A layer that opens or closes moves the focus in the next frame, which comes late on a busy machine. */
const focusSettled = () =>
  act(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );

/** State that a command would change; a late search response changes none of it. */
function state(field: HTMLInputElement) {
  return JSON.stringify([
    document.activeElement === field,
    field.value,
    field.getAttribute('aria-expanded'),
    field.getAttribute('aria-activedescendant'),
    document.querySelectorAll('li').length,
  ]);
}

/** Effects of an IME key in every field on the page. */
async function doneByKeys(): Promise<readonly string[]> {
  const done: string[] = [];
  for (const field of document.querySelectorAll<HTMLInputElement>(texts)) {
    if (!field.isConnected || field.matches(':disabled, [readonly]')) continue;
    act(() => field.focus());
    await focusSettled();
    // Below an open layer, which has taken the focus back.
    if (!field.isConnected || document.activeElement !== field) continue;
    fireEvent.input(field, { target: { value: '1' } });
    await settled();
    await settled();
    for (const key of keys) {
      for (const way of ways) {
        const before = state(field);
        const isFree = fireEvent.keyDown(field, { key, ...way });
        fireEvent.keyUp(field, { key, ...way });
        await settled();
        const after = state(field);
        const label = field.getAttribute('aria-label') ?? field.labels?.[0]?.textContent;
        if (!isFree || after !== before)
          done.push(`${key} ${JSON.stringify(way)} in ${label}: ${before} ${isFree} ${after}`);
      }
    }
  }
  return done;
}

it.each(componentFolders)(
  'leaves keys to an input method: %s',
  async (folder) => {
    const done: string[] = [];
    for (const story of await storiesOf(folder)) {
      const { container, unmount } = render(story);
      // Idle until pressed: an edit, a palette, a dialog with a form.
      done.push(...(await doneByKeys()));
      const openers = [...container.querySelectorAll('button')].slice(0, 3);
      for (const opener of openers) {
        if (!opener.isConnected) continue;
        act(() => opener.click());
        await focusSettled();
        done.push(...(await doneByKeys()));
      }
      unmount();
    }
    expect(done).toEqual([]);
  },
  60_000,
);

const field = <TextField label="Name" defaultValue="" />;
const options = [{ value: 'a', label: '1' }];
it.each([
  [
    'a modal',
    <Modal key="m" isOpen onOpenChange={acted} title="Edit">
      {field}
    </Modal>,
  ],
  [
    'a drawer',
    <Drawer key="d" isOpen onOpenChange={acted} title="Edit">
      {field}
    </Drawer>,
  ],
  [
    'a popover',
    <Popover key="p" isOpen onOpenChange={acted} label="Edit" trigger={<Button>Edit</Button>}>
      {field}
    </Popover>,
  ],
  ['a combo box', <ComboBox key="c" label="Name" options={options} onChange={acted} />],
  [
    'a combo box of own texts',
    <ComboBox key="o" label="Name" allowsCustomValue options={[]} onChange={acted} />,
  ],
])('leaves %s as it is at a key of an input method', async (_, layer) => {
  render(layer);
  expect(await doneByKeys()).toEqual([]);
  expect(acted).not.toHaveBeenCalled();
});
