import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '../text-field/index.ts';
import { Wizard, type WizardProps, type WizardStep } from './index.ts';

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
  it('does not go forward from an invalid step, by button or by tab [UI-05]', async () => {
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

  it('goes back freely and only to visited steps [UI-06]', async () => {
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

const steps = [
  { id: 'business', label: 'Business', content: <TextField label="Legal name" /> },
  { id: 'owner', label: 'Owner', content: 'date of birth' },
  { id: 'payout', label: 'Payout', content: 'bank account' },
];
const shown = (props: Partial<WizardProps>) => (
  <Wizard
    label="New account"
    finishLabel="Create"
    onFinish={() => undefined}
    steps={steps}
    {...props}
  />
);

describe('a wizard that is told its step', () => {
  it('shows that step and asks for the next, which it does not show by itself', async () => {
    const onStepChange = vi.fn();
    const { rerender } = render(shown({ step: 'owner', onStepChange }));
    expect(screen.getByText('date of birth')).toBeTruthy();
    await next();
    expect(onStepChange).toHaveBeenLastCalledWith('payout', 'next');
    expect(screen.getByText('date of birth')).toBeTruthy();
    rerender(shown({ step: 'payout', onStepChange }));
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: /^Step 3 of 3, ?Payout$/ }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(onStepChange).toHaveBeenLastCalledWith('owner', 'back');
    await userEvent.click(tab(/Business/));
    expect(onStepChange).toHaveBeenLastCalledWith('business', 'step');
  });

  it('opens again what was reached before, and what it was once told to show', async () => {
    const onStepChange = vi.fn();
    const { rerender } = render(shown({ step: 'business', reachedStep: 'owner', onStepChange }));
    expect(tab(/Owner/).hasAttribute('disabled')).toBe(false);
    expect(tab(/Payout/).hasAttribute('disabled')).toBe(true);
    rerender(shown({ step: 'payout', onStepChange }));
    rerender(shown({ step: 'business', onStepChange }));
    expect(tab(/Payout/).hasAttribute('disabled')).toBe(false);
  });

  it('begins where it is told to and goes on by itself', async () => {
    render(shown({ defaultStep: 'owner' }));
    await next();
    expect(screen.getByText('bank account')).toBeTruthy();
  });
});

describe('a step', () => {
  it('is left forward by Enter in a field', async () => {
    render(shown({}));
    await userEvent.type(screen.getByLabelText('Legal name'), 'Blue Door{Enter}');
    expect(screen.getByText('date of birth')).toBeTruthy();
  });

  it('with a problem is marked while another one is shown', () => {
    const marked = steps.map((each) => ({ ...each, hasProblem: each.id === 'business' }));
    render(shown({ steps: marked, step: 'owner' }));
    expect(tab(/Needs attention: ?Business/)).toBeTruthy();
  });

  it('says why it could not be left, and has other ways out', () => {
    render(
      shown({ error: 'The tax ID is in use.', actions: <button type="button">Leave</button> }),
    );
    expect(screen.getByRole('alert').textContent).toBe('The tax ID is in use.');
    expect(screen.getByRole('button', { name: 'Leave' })).toBeTruthy();
  });

  it('has no way back from the first one', () => {
    render(shown({}));
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });
});

it('stands its steps in one row above the form where there is no room beside it', () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  const labels = ['Business', 'Owners', 'Location', 'Processing', 'Review'];
  render(
    <Wizard
      label="New account"
      finishLabel="Create"
      onFinish={() => undefined}
      steps={labels.map((label) => ({ id: label, label, content: label }))}
    />,
  );
  vi.unstubAllGlobals();
  expect(screen.getByRole('list').getAttribute('data-orientation')).toBe('horizontal');
  const name = screen.getByText(/^, Business$/);
  expect(name.className).toBe('');
});
