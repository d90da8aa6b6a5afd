import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Button } from '../button/index.ts';
import { Checklist } from './index.ts';

it('says how far one is, and offers what is left', () => {
  render(
    <Checklist
      title="Before the first sale"
      tasks={[
        { id: 'bank', title: 'Add a bank account', isDone: true, action: <Button>Add</Button> },
        { id: 'owner', title: 'Verify the owner', isDone: false, action: <Button>Verify</Button> },
      ]}
    />,
  );
  const region = screen.getByRole('region', { name: 'Before the first sale' });
  expect(region.textContent).toContain('1 of 2 done');
  expect(region.textContent).toContain('Done: Add a bank account');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Verify']);
  expect(screen.getByRole('progressbar', { name: '1 of 2 done' })).toBeTruthy();
});
