import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CodeView } from './index.ts';

const code = Array.from({ length: 12 }, (_, index) => `line ${index + 1}`).join('\n');
const text = () => screen.getByRole('region', { name: 'Request body' }).textContent;

it('shows hostile text as text', () => {
  const { container } = render(
    <CodeView label="Request body" code={'<img src="x" onerror="a">'} />,
  );
  expect(text()).toBe('<img src="x" onerror="a">');
  expect(container.querySelector('img')).toBeNull();
});

it('copies all of it, also while only its beginning is shown', async () => {
  userEvent.setup();
  render(<CodeView label="Request body" code={code} collapsedLines={3} />);
  expect(text()).toBe('line 1\nline 2\nline 3');
  screen.getByRole('button', { name: 'Copy Request body' }).click();
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('Copied'));
  expect(await navigator.clipboard.readText()).toBe(code);
});

it('shows the rest on request, and takes it back', async () => {
  render(<CodeView label="Request body" code={code} collapsedLines={3} hasLineNumbers />);
  await userEvent.click(screen.getByRole('button', { name: 'Show all 12 lines' }));
  expect(text()).toBe(`${code}\n`);
  await userEvent.click(screen.getByRole('button', { name: 'Show fewer lines' }));
  expect(text()).toBe('line 1\nline 2\nline 3\n');
});

it('asks for nothing where all lines are shown', () => {
  render(<CodeView label="Request body" code={code} collapsedLines={12} />);
  expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
});

it('says that it is empty, where it was blank, and has nothing to copy', () => {
  render(<CodeView label="Request body" code="" hasLineNumbers />);
  expect(text()).toBe('Empty');
  expect(screen.queryByRole('button', { name: 'Copy Request body' })).toBeNull();
});
