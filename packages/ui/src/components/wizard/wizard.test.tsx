import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Wizard, type WizardStep } from './index.ts';

function show(validate: WizardStep['validate']) {
  const onFinish = vi.fn();
  render(
    <Wizard
      label="New account"
      finishLabel="Create"
      onFinish={onFinish}
      steps={[
        { id: 'business', label: 'Business', content: 'legal name', ...(validate && { validate }) },
        { id: 'owner', label: 'Owner', content: 'date of birth' },
        { id: 'payout', label: 'Payout', content: 'bank account' },
      ]}
    />,
  );
  return onFinish;
}

const next = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));
const tab = (name: RegExp) => screen.getByRole('button', { name });

describe('Wizard', () => {
  it('does not go forward from an invalid step, by button or by tab', async () => {
    let isValid = false;
    show(() => Promise.resolve(isValid));
    await next();
    expect(screen.getByText('legal name')).toBeTruthy();
    expect(tab(/Owner/).hasAttribute('disabled')).toBe(true);
    isValid = true;
    await next();
    expect(screen.getByText('date of birth')).toBeTruthy();
    await userEvent.click(tab(/Business/));
    isValid = false;
    await userEvent.click(tab(/Owner/));
    expect(screen.getByText('legal name')).toBeTruthy();
  });

  it('goes back freely and only to visited steps', async () => {
    show(undefined);
    await next();
    expect(tab(/Payout/).hasAttribute('disabled')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('legal name')).toBeTruthy();
    await userEvent.click(tab(/Owner/));
    expect(screen.getByText('date of birth')).toBeTruthy();
  });

  it('finishes from the last step', async () => {
    const onFinish = show(undefined);
    await next();
    await next();
    await userEvent.click(screen.getByRole('button', { name: 'Create' }));
    expect(onFinish).toHaveBeenCalledOnce();
  });

  it('has each step’s heading focused and said, forward and back to the first', async () => {
    show(undefined);
    expect(document.activeElement).toBe(document.body);
    await next();
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: /^Step 2 of 3, ?Owner$/ }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: /^Step 1 of 3, ?Business$/ }),
    );
  });

  it('goes on after a validation that throws, and says that it did', async () => {
    let isBroken = true;
    show(() => (isBroken ? Promise.reject(new Error('offline')) : true));
    await next();
    expect(screen.getByRole('alert').textContent).toContain('could not be checked');
    isBroken = false;
    await next();
    expect(screen.getByText('date of birth')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
