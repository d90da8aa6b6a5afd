import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Stepper } from './index.ts';

it('tells what is done, where one is, and what is to come', async () => {
  const onPress = vi.fn();
  render(
    <Stepper
      label="Application"
      steps={[
        { id: 'business', label: 'Business', state: 'done', onPress },
        { id: 'owners', label: 'Owners', state: 'current' },
        { id: 'bank', label: 'Bank', state: 'problem' },
        { id: 'review', label: 'Review', state: 'upcoming' },
      ]}
    />,
  );
  const list = screen.getByRole('list', { name: 'Application' });
  expect([...list.children].map((step) => step.textContent)).toEqual([
    'Done: Business',
    '2Owners',
    'Needs attention: Bank',
    '4Review',
  ]);
  expect(list.querySelector('[aria-current=step]')?.textContent).toBe('2Owners');
  await userEvent.click(screen.getByRole('button', { name: /Business/ }));
  expect(onPress).toHaveBeenCalledOnce();
});

it('stands below each other above four steps', () => {
  const steps = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, label: id, state: 'done' as const }));
  render(<Stepper label="Application" steps={steps} />);
  expect(screen.getByRole('list').dataset['orientation']).toBe('vertical');
});
