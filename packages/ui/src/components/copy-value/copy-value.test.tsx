import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { CopyValue } from './index.ts';

it('copies the value, not what is shown, and says so', async () => {
  const user = userEvent.setup();
  render(
    <CopyValue value="tx_8f21aa90" label="transaction id">
      tx_8f…
    </CopyValue>,
  );
  await user.click(screen.getByRole('button', { name: 'Copy transaction id' }));
  expect(await navigator.clipboard.readText()).toBe('tx_8f21aa90');
  expect(screen.getByText('Copied')).toBeTruthy();
});
