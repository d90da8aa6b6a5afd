import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { SearchField } from './index.ts';

const input = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const clear = () => screen.queryByRole('button', { name: 'Clear search' });

describe('clearing', () => {
  test('by its button, which is there only while there is a text', async () => {
    const onChange = vi.fn();
    render(<SearchField label="Search" onChange={onChange} />);
    expect(clear()).toBeNull();
    await userEvent.type(input(), 'acme');
    const button = clear();
    if (button === null) throw new Error('no button');
    await userEvent.click(button);
    expect(input().value).toBe('');
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(document.activeElement).toBe(input());
    expect(clear()).toBeNull();
  });

  test('by Escape, which goes on to what is around only when there is nothing to clear', async () => {
    const onChange = vi.fn();
    const onKeyDown = vi.fn();
    document.body.addEventListener('keydown', onKeyDown);
    render(<SearchField label="Search" defaultValue="acme" onChange={onChange} />);
    input().focus();
    await userEvent.keyboard('{Escape}');
    expect(input().value).toBe('');
    expect(onChange.mock.calls).toEqual([['']]);
    expect(onKeyDown).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledOnce();
    document.body.removeEventListener('keydown', onKeyDown);
  });

  test('not while it is read-only', async () => {
    render(<SearchField label="Search" defaultValue="acme" isReadOnly />);
    input().focus();
    await userEvent.keyboard('{Escape}');
    expect(input().value).toBe('acme');
    expect(clear()).toBeNull();
  });
});

test('Enter hands over the text, after it was emitted', async () => {
  const calls: string[] = [];
  render(
    <SearchField
      label="Search"
      onChange={(text) => calls.push(`change ${text}`)}
      onSubmit={(text) => calls.push(`submit ${text}`)}
      debounce={10_000}
    />,
  );
  await userEvent.type(input(), 'acme{Enter}');
  expect(calls).toEqual(['change acme', 'submit acme']);
});
