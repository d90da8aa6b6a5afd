import { checkResultLabels, checkResults } from '@payfac/domain/accounts';
import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { checkOf, found, openAccount as open } from '../testing/open-account.tsx';
import { CheckResultStatus } from './evidence.tsx';

it('clears a match with evidence, and offers it only for a match', async () => {
  const { user, calls } = await open('underwriter', {
    responses: {
      applications: { checks: found([checkOf('business', 'fail'), checkOf('sanctions', 'fail')]) },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Clear match/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Clear match' }));
  await dialog.findByText('Enter how you know it isn’t a match.');
  expect(calls('applications.clearCheck')).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Evidence/ }), 'Another birthday.');
  await user.click(dialog.getByRole('button', { name: 'Clear match' }));
  await waitFor(() => expect(calls('applications.clearCheck').length).toBe(1));
  expect(calls('applications.clearCheck')[0]?.input).toMatchObject({
    params: { checkId: 'chk_sanctions' },
    body: { evidence: 'Another birthday.' },
  });
});

it('shows a cleared match with its evidence, and doesn’t offer to clear it again', async () => {
  const clearance = {
    evidence: 'Another birthday.',
    clearedAt: new Date('2026-02-12T16:40:00.000Z'),
    clearedBy: 'underwriter@harbor',
  };
  await open('underwriter', {
    responses: {
      applications: { checks: found([{ ...checkOf('sanctions', 'fail'), clearance }]) },
    },
  });
  const part = within(await screen.findByRole('region', { name: 'Sanctions lists' }));
  part.getByText('Cleared');
  part.getByText('Another birthday.');
  part.getByText(/^Cleared .*underwriter@harbor$/);
  expect(screen.queryByRole('button', { name: /^Clear match/ })).toBeNull();
});

it('runs the checks, all or of one kind', async () => {
  const { user, calls } = await open('underwriter');
  await user.click(await screen.findByRole('button', { name: /business verification again/ }));
  await waitFor(() => expect(calls('provisioning.runChecks').length).toBe(1));
  expect(calls('provisioning.runChecks')[0]?.input).toMatchObject({
    body: { kinds: ['business'] },
  });
});

it('shows each check result with its own word and color [BOARD-19]', () => {
  const looks = checkResults.map((result) => {
    const { container, unmount } = render(<CheckResultStatus result={result} />);
    const word = checkResultLabels[result];
    expect(container.textContent).toBe(word);
    const look = container.innerHTML.replace(word, '');
    unmount();
    return look;
  });
  expect(new Set(looks).size).toBe(checkResults.length);
});
