import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { SavedViewBar, type SavedViewBarProps } from './index.ts';

const views = [
  { id: 'large', name: 'Large' },
  { id: 'late', name: 'Late' },
];

function show(props: Partial<SavedViewBarProps> = {}) {
  const calls = {
    onSelect: vi.fn(),
    onReset: vi.fn(),
    onSaveAs: vi.fn(),
    onSave: vi.fn(),
    onRename: vi.fn(),
    onDelete: vi.fn(),
  };
  render(
    <SavedViewBar
      views={views}
      defaultName="All transactions"
      selectedId="large"
      isChanged={false}
      {...calls}
      {...props}
    />,
  );
  return calls;
}

const button = (name: string | RegExp) => screen.queryByRole('button', { name });
const press = async (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
/** Its code loads on demand. */
const field = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Name of the view' });

describe('views', () => {
  test('are chosen, also none of them', async () => {
    const { onSelect } = show();
    expect(button('Large')?.getAttribute('aria-pressed')).toBe('true');
    await press('Late');
    await press('All transactions');
    expect(onSelect.mock.calls).toEqual([['late'], [null]]);
  });

  test('that are gone leave the list without one', () => {
    show({ selectedId: 'gone' });
    expect(button('All transactions')?.getAttribute('aria-pressed')).toBe('true');
    expect(button(/^Actions/)).toBeNull();
  });
});

describe('changes', () => {
  test('are marked, saved and taken back', async () => {
    const { onSave, onReset } = show({ isChanged: true });
    expect(button('Large, changed')).toBeTruthy();
    await press('Save changes');
    await press('Reset');
    expect(onSave.mock.calls).toEqual([['large']]);
    expect(onReset).toHaveBeenCalledOnce();
  });

  test('are not saved in the list itself nor in what belongs to others', () => {
    show({ isChanged: true, selectedId: null });
    expect(button('Save changes')).toBeNull();
  });

  test('cannot be saved or taken back where there are none', () => {
    show();
    expect(button('Save changes')).toBeNull();
    expect(button('Reset')).toBeNull();
  });
});

describe('a name', () => {
  test('is asked for, and must be another', async () => {
    const { onSaveAs } = show();
    await press('Save as view');
    const name = await field();
    await waitFor(() => expect(document.activeElement).toBe(name));
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('Enter a name')).toBeTruthy();
    await userEvent.keyboard('late{Enter}');
    expect(screen.getByText('There is a view of that name already')).toBeTruthy();
    expect(onSaveAs).not.toHaveBeenCalled();
    await userEvent.keyboard('r {Enter}');
    expect(onSaveAs.mock.calls).toEqual([['later']]);
    expect(document.activeElement).toBe(button('Large'));
  });

  test('is given up on Escape', async () => {
    const { onSaveAs } = show();
    await press('Save as view');
    const name = await field();
    await waitFor(() => expect(document.activeElement).toBe(name));
    await userEvent.keyboard('x{Escape}');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(onSaveAs).not.toHaveBeenCalled();
  });

  test('can be changed', async () => {
    const { onRename } = show();
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Large' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const name = await field();
    expect(name.value).toBe('Large');
    await userEvent.clear(name);
    await userEvent.type(name, 'LARGE{Enter}');
    expect(onRename.mock.calls).toEqual([['large', 'LARGE']]);
  });
});

test('a view is deleted', async () => {
  const { onDelete } = show();
  await userEvent.click(await screen.findByRole('button', { name: 'Actions for Large' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  expect(onDelete.mock.calls).toEqual([['large']]);
});
