import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Disclosure } from './index.ts';

const trigger = () => screen.getByRole('button', { name: 'Advanced' });

it('opens and closes by keys, says so, and keeps what was entered', async () => {
  render(
    <Disclosure title="Advanced">
      <input aria-label="Descriptor" />
    </Disclosure>,
  );
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('textbox')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await userEvent.type(screen.getByRole('textbox'), 'HARBOR');
  await userEvent.click(trigger());
  await userEvent.click(trigger());
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('HARBOR');
});

it('stays as it is told', async () => {
  const onOpenChange = vi.fn();
  render(
    <Disclosure title="Advanced" isOpen={false} onOpenChange={onOpenChange} headingLevel={3}>
      Inside
    </Disclosure>,
  );
  await userEvent.click(trigger());
  expect(onOpenChange).toHaveBeenCalledWith(true);
  expect(trigger().getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('heading', { level: 3 }).contains(trigger())).toBe(true);
});
