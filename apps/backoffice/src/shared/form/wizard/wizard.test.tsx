import { customers } from '@payfac/api/contract/customers';
import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../lists/testing/render-list.tsx';
import {
  field,
  heading,
  kept,
  press,
  refusal,
  type Saves,
  show,
} from '../testing/application-wizard.tsx';
import { NewCustomerWizard } from '../testing/new-wizard.example.tsx';

beforeAll(installValidationMessages);

describe('the step of a wizard', () => {
  it('is in the URL, continues on Enter, and focuses its heading', async () => {
    const { user, search } = show();
    await waitFor(() => expect(search()).toBe('?step=business'));
    await user.type(field('Legal name'), 'Pier Supplies{Enter}');
    const payout = await heading(/^Step 2 of 3, ?Payout$/);
    await waitFor(() => expect(document.activeElement).toBe(payout));
    expect(search()).toBe('?step=payout');
  });

  it('can be set from outside, as far as it was reached', async () => {
    const { router, search } = show({ reached: 'payout' }, '/list?step=business&from=list');
    await heading(/Business/);
    await router.navigate('/list?step=payout&from=list');
    await heading(/Payout/);
    await router.navigate('/list?step=review&from=list');
    await waitFor(() => expect(search()).toBe('?step=payout&from=list'));
    await router.navigate('/list?step=nonsense');
    await waitFor(() => expect(search()).toBe('?step=payout'));
  });

  it('goes back with the browser, and what was typed is still there', async () => {
    const { user, router } = show();
    await user.type(field('Legal name'), 'Pier Supplies{Enter}');
    await heading(/Payout/);
    await user.type(field('Bank'), 'Dock Bank');
    // A field passes its text on when it loses the focus.
    await user.tab();
    await router.navigate(-1);
    await heading(/Business/);
    expect(field('Legal name')).toHaveProperty('value', 'Pier Supplies');
    await user.click(press('Next'));
    await heading(/Payout/);
    expect(field('Bank')).toHaveProperty('value', 'Dock Bank');
  });
});

describe('leaving a step forward', () => {
  it('reports problems at their fields and stays', async () => {
    const save = vi.fn(async () => undefined);
    const { user } = show({ saves: { business: save } });
    await user.click(press('Next'));
    expect(await screen.findByText('Enter a legal name.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Legal name')));
    expect(save).not.toHaveBeenCalled();
  });

  it('reports problems of the schema and the step’s own checks together', async () => {
    const check = () => [
      { path: 'legalName', message: 'The schema has said so already.' },
      { path: 'ssn', message: 'Enter an SSN.' },
    ];
    const steps = {
      business: { label: 'Business', check },
      payout: { label: 'Payout' },
      review: { label: 'Review' },
    };
    const { user } = show({ steps });
    await user.click(press('Next'));
    const links = within(await screen.findByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Enter a legal name.', 'Enter an SSN.']);
  });

  it('saves it in code’s types, and puts the result into the URL', async () => {
    const save = vi.fn(async () => ({ application: 'app_1' }));
    const { user, search } = show({ saves: { business: save } });
    await user.type(field('Legal name'), 'Pier Supplies');
    await user.click(press('Next'));
    await heading(/Payout/);
    expect(save).toHaveBeenCalledExactlyOnceWith({ legalName: 'Pier Supplies' });
    expect(search()).toBe('?step=payout&application=app_1');
    expect(kept()).not.toContain('Pier');
  });

  it('stays with the error of a failed save, and saves at the next attempt', async () => {
    const save = vi
      .fn<() => Promise<undefined>>()
      .mockRejectedValueOnce(refusal('The name is taken.', []))
      .mockRejectedValueOnce(
        refusal('Refused.', [{ path: 'legalName', message: 'Use the registered name.' }]),
      )
      .mockResolvedValue(undefined);
    const { user, search } = show({ saves: { business: save } });
    await user.type(field('Legal name'), 'Pier Supplies');
    await user.click(press('Next'));
    expect((await screen.findByRole('alert')).textContent).toBe('The name is taken.');
    await user.click(press('Next'));
    expect(await screen.findByText('Use the registered name.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(field('Legal name')));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(search()).toBe('?step=business');
    await user.click(press('Next'));
    await heading(/Payout/);
  });

  it('marks another step that the server’s problem belongs to', async () => {
    const review = async () =>
      Promise.reject(
        refusal('Not complete yet.', [{ path: 'bank', message: 'Name another bank.' }]),
      );
    const initial = { business: { legalName: 'Pier' }, payout: { bank: 'Dock Bank' } };
    const { user } = show({ reached: 'review', initial, saves: { review } });
    await user.click(press('Submit'));
    expect((await screen.findByRole('alert')).textContent).toBe('Not complete yet.');
    await user.click(press(/Needs attention: ?Payout/));
    expect(await screen.findByText('Name another bank.')).toBeTruthy();
  });

  it('can’t finish the wizard while an earlier step is incomplete', async () => {
    const onDone = vi.fn();
    const finish = vi.fn(async () => undefined);
    const { user } = show({
      reached: 'review',
      initial: { business: { legalName: 'Pier' } },
      onDone,
      finish,
    });
    await user.click(press('Submit'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Complete these steps first: Payout.',
    );
    await user.click(press(/Needs attention: ?Payout/));
    await user.type(field('Bank'), 'Dock Bank');
    await user.click(press('Next'));
    await heading(/Review/);
    await user.click(press('Submit'));
    await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(finish).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ business: { legalName: 'Pier' }, payout: { bank: 'Dock Bank' } }),
    );
  });
});

describe('a draft of a wizard', () => {
  it('resumes at its step after leaving, without sensitive numbers', async () => {
    const { user, router } = show();
    await user.type(field('Legal name'), 'Pier Supplies');
    await user.type(field('SSN'), '900123456');
    await user.click(press('Next'));
    await heading(/Payout/);
    await user.type(field('Bank'), 'Dock');
    expect(kept()).not.toContain('900123456');
    void router.navigate('/elsewhere');
    await user.click(await screen.findByRole('button', { name: 'Leave' }));
    await screen.findByRole('heading', { name: 'Elsewhere' });

    await router.navigate('/list');
    await heading(/Payout/);
    expect(field('Bank')).toHaveProperty('value', 'Dock');
    await user.click(press('Back'));
    expect(field('Legal name')).toHaveProperty('value', 'Pier Supplies');
    expect(field('SSN')).toHaveProperty('value', '');
  });

  it('is deleted once everything is saved, and leaving asks nothing', async () => {
    const { user, router, calls } = renderScreen(
      <NewCustomerWizard
        subMerchantId="sm_0001"
        onLeave={() => void router.navigate('/elsewhere')}
      />,
      { areas: { customers } },
    );
    await user.type(field('Name'), 'Ada Lovelace');
    await user.click(press('Next'));
    await heading(/Address/);
    await user.type(field('City'), 'Portland');
    await user.click(press('Add customer'));
    await screen.findByRole('heading', { name: 'Elsewhere' });
    expect(calls('customers.create')[0]?.input).toMatchObject({
      body: { subMerchantId: 'sm_0001', name: 'Ada Lovelace', city: 'Portland' },
    });
    expect(kept()).not.toContain('Ada');
  });
});

describe('save and leave', () => {
  const typed = async (saves: Saves) => {
    const onLeave = vi.fn();
    const view = show({ saves, onLeave });
    await view.user.type(field('Legal name'), 'Pier Supplies');
    return { ...view, onLeave };
  };

  it('saves a complete step to the server', async () => {
    const business = vi.fn(async () => undefined);
    const { user, onLeave } = await typed({ business });
    await user.click(press('Save and leave'));
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
    expect(business).toHaveBeenCalledOnce();
    expect(kept()).not.toContain('Pier');
  });

  it('stays with the error when saving failed', async () => {
    const business = () => Promise.reject(refusal('The name is taken.', []));
    const { user, onLeave } = await typed({ business });
    await user.click(press('Save and leave'));
    expect((await screen.findByRole('alert')).textContent).toBe('The name is taken.');
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('saves an unfinished step in this browser, and says so', async () => {
    const { user, onLeave } = await typed({});
    await user.click(press('Save and leave'));
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
    expect(await screen.findAllByText(/^Kept in this browser/)).not.toHaveLength(0);
    expect(kept()).toContain('Pier Supplies');
  });

  it('never saves the last step, which finishes', async () => {
    const review = vi.fn(async () => undefined);
    const onLeave = vi.fn();
    const { user } = show({ reached: 'review', saves: { review }, onLeave });
    await user.type(field('Note'), 'Thanks');
    await user.click(press('Save and leave'));
    await waitFor(() => expect(onLeave).toHaveBeenCalledOnce());
    expect(review).not.toHaveBeenCalled();
  });
});

it('an error disappears as soon as its field is right, before the button below is pressed', async () => {
  const { user } = show();
  await user.click(press('Next'));
  await screen.findByText('Enter a legal name.');
  await user.type(field('Legal name'), 'P');
  await waitFor(() => expect(screen.queryByText('Enter a legal name.')).toBeNull());
  expect(document.activeElement).toBe(field('Legal name'));
});
