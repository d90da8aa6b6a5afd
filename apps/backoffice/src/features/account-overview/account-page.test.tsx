import { failure } from '@payfac/api/testing';
import {
  type Application,
  type Check,
  type CheckKind,
  type CheckResult,
  checkResultLabels,
  checkResults,
} from '@payfac/domain/accounts';
import { render, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { notifications } from '../../shared/notify/notify.ts';
import {
  application,
  live,
  type OpenOptions,
  openAccount as open,
} from './testing/open-account.tsx';
import { CheckResultStatus } from './underwriting/check-result.tsx';

const sections = () =>
  within(screen.getByRole('navigation', { name: 'Parts of the account' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

it('shows a merchant what it told of itself, and no underwriting [R064]', async () => {
  const { calls } = await open('manager');
  await screen.findByRole('heading', { name: 'Business' });
  screen.getByRole('heading', { name: 'Adaeze Okafor' });
  screen.getByText('14 Custom House Wharf, Portland, ME 04101');
  expect(sections()).not.toContain('Underwriting');
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
  expect(calls('applications.checks')).toEqual([]);
});

it('reads a service provider everything by its own calls [R063, R243]', async () => {
  const { calls } = await open('service-provider');
  await screen.findByRole('heading', { name: 'Evidence' });
  expect(calls('applicationsCenter.get').length).toBe(1);
  expect(calls('applicationsCenter.checks').length).toBe(1);
  expect(calls('applications.get')).toEqual([]);
  expect(calls('applications.checks')).toEqual([]);
});

it('brings an underwriter of a merchant in review to what is decided on', async () => {
  await open('underwriter');
  await screen.findByRole('region', { name: 'Before approval' });
  await screen.findByRole('region', { name: 'Business verification' });
});

it('keeps the part shown in the address', async () => {
  const { user, search } = await open('underwriter');
  await user.click(screen.getByRole('link', { name: 'Application' }));
  await screen.findByRole('heading', { name: 'Owners' });
  expect(new URLSearchParams(search()).get('section')).toBe('application');
});

it('declines by a status that carries its reason, and not without one [R218]', async () => {
  const { user, calls } = await open('underwriter');
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog'));
  const decline = dialog.getByRole('button', { name: 'Decline application' });
  await user.click(decline);
  await dialog.findByText('Enter a reason.');
  expect(calls('applications.update')).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'No such street.');
  await user.click(decline);
  await waitFor(() => expect(calls('applications.update').length).toBe(1));
  expect(calls('applications.update')[0]?.input).toMatchObject({
    body: { status: 'declined', reason: 'No such street.' },
  });
});

const checkOf = (
  kind: CheckKind,
  result: CheckResult,
  subject = 'Lantern Quay Books LLC',
): Check => ({
  checkId: `chk_${kind}`,
  applicationId: application.applicationId,
  subMerchantObjId: application.subMerchantDocs[0]?._id ?? '',
  kind,
  result,
  subject,
  detail: result === 'fail' ? 'Adaeze Okafor is on a list.' : null,
  ranAt: new Date('2026-02-11T17:46:00.000Z'),
  ranBy: null,
  clearance: null,
});
const passed = [checkOf('business', 'pass'), checkOf('identity', 'pass', 'Adaeze Okafor')];
const found = (checks: readonly Check[]) => () => ({ data: [...checks], count: checks.length });

it('approves with a note, and asks for no reason where nothing is open [R220]', async () => {
  const { user, calls } = await open('underwriter', {
    responses: { applications: { checks: found([...passed, checkOf('sanctions', 'pass')]) } },
  });
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: /Note/ }), 'Known for years.');
  expect(dialog.getAllByRole('textbox')).toHaveLength(1);
  await user.click(dialog.getByRole('button', { name: 'Approve application' }));
  await waitFor(() => expect(calls('applications.approve').length).toBe(1));
  expect(calls('applications.approve')[0]?.input).toMatchObject({
    body: { note: 'Known for years.' },
  });
});

it('lists what is open before an approval, and sends a reason for each', async () => {
  const { user, calls } = await open('underwriter', {
    responses: {
      applications: {
        checks: found([
          checkOf('business', 'unknown'),
          checkOf('identity', 'pass', 'Adaeze Okafor'),
          checkOf('sanctions', 'fail'),
        ]),
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('2 items are open. To approve anyway, give a reason for each.');
  const sanctions = dialog.getByRole('textbox', { name: /Sanctions lists: Lantern Quay/ });
  dialog.getByText('Fail. Adaeze Okafor is on a list.');
  await user.type(sanctions, 'Not the listed person.');
  const approve = dialog.getByRole('button', { name: 'Override and approve' });
  await user.click(approve);
  await dialog.findByText('Enter a reason.');
  expect(calls('applications.approve')).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Business verification/ }), 'Saw its deed.');
  await user.click(approve);
  await waitFor(() => expect(calls('applications.approve').length).toBe(1));
  expect(calls('applications.approve')[0]?.input).toMatchObject({
    body: {
      overrides: [
        { item: 'chk_business', reason: 'Saw its deed.' },
        { item: 'chk_sanctions', reason: 'Not the listed person.' },
      ],
    },
  });
});

it('asks about what opened meanwhile, and keeps what was written', async () => {
  let sanctions = checkOf('sanctions', 'pass');
  const message = 'Not approved yet. Sanctions lists: Lantern Quay Books LLC. Fail.';
  const { user } = await open('underwriter', {
    responses: {
      applications: {
        checks: () => found([...passed, sanctions])(),
        approve: () => {
          sanctions = checkOf('sanctions', 'fail');
          return failure(409, { code: 'OPEN_ITEMS', message });
        },
      },
    },
  });
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByRole('textbox', { name: /Note/ }), 'Known for years.');
  await user.click(dialog.getByRole('button', { name: 'Approve application' }));
  expect((await dialog.findByRole('alert')).textContent).toBe(message);
  await dialog.findByRole('textbox', { name: /Sanctions lists/ });
  dialog.getByDisplayValue('Known for years.');
});

it('clears a match with evidence, and offers that for a match alone', async () => {
  const { user, calls } = await open('underwriter', {
    responses: {
      applications: { checks: found([checkOf('business', 'fail'), checkOf('sanctions', 'fail')]) },
    },
  });
  await user.click(await screen.findByRole('button', { name: /^Clear match/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Clear match' }));
  await dialog.findByText("Enter how you know it isn't a match.");
  expect(calls('applications.clearCheck')).toEqual([]);
  await user.type(dialog.getByRole('textbox', { name: /Evidence/ }), 'Another birthday.');
  await user.click(dialog.getByRole('button', { name: 'Clear match' }));
  await waitFor(() => expect(calls('applications.clearCheck').length).toBe(1));
  expect(calls('applications.clearCheck')[0]?.input).toMatchObject({
    params: { checkId: 'chk_sanctions' },
    body: { evidence: 'Another birthday.' },
  });
});

it('shows a match that was cleared with its evidence, and offers no second time', async () => {
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

it('shows each result of a check by a word and a color of its own [R231]', () => {
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

const ofLive: OpenOptions = {
  address: '/list?section=processing',
  responses: { applications: { get: () => live } },
};

it('resets a processor after asking, and turns a feature on at once [R217, R223]', async () => {
  const { user, calls } = await open('admin', ofLive);
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  const asked = within(await screen.findByRole('alertdialog'));
  await user.click(asked.getByRole('button', { name: 'Reset processor' }));
  await waitFor(() => expect(calls('provisioning.reset').length).toBe(1));
  await user.click(screen.getByRole('switch', { name: 'Invoices' }));
  await waitFor(() => expect(calls('applications.update').length).toBe(1));
  expect(calls('applications.update')[0]?.input).toMatchObject({
    body: { features: { invoices: { enabled: true } } },
  });
});

it('shows a merchant how it processes, without a switch', async () => {
  await open('manager', ofLive);
  await screen.findByRole('heading', { name: 'Simulator' });
  expect(screen.queryByRole('switch')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
});

it('lets a role count only where it is held', async () => {
  const place = { kind: 'account', subMerchantId: 'sm_other' } as const;
  await open('admin', { ...ofLive, roles: ['applicant'], place });
  expect(screen.queryByRole('button', { name: 'More actions' })).toBeNull();
  expect(sections()).not.toContain('Activity');
});

it('keeps nothing of one section in the address of another', async () => {
  const { user, search } = await open('admin', {
    address: '/list?section=processing&ledger.page=3&as=abc',
  });
  await user.click(screen.getByRole('link', { name: 'Application' }));
  expect(search()).toBe('?section=application&as=abc');
});

const [first] = application.subMerchantDocs;
if (!first) throw new Error('The example has a record.');
const several = {
  ...live,
  subMerchantDocs: [
    ...live.subMerchantDocs,
    { ...first, _id: 'smo_0013', subMerchantId: 'sm_0013', mcc: '5999' },
  ],
};

it('switches between the sub-merchants of an account by its address', async () => {
  const { user, search } = await open('admin', {
    address: '/list?section=underwriting',
    responses: {
      applications: { get: () => several, checks: found([checkOf('business', 'pass')]) },
    },
  });
  const chooser = await screen.findByRole('combobox', { name: 'Sub-merchant' });
  await user.selectOptions(chooser, 'smo_0013');
  await screen.findByText('5999');
  expect(new URLSearchParams(search()).get('record')).toBe('smo_0013');
  expect(new URLSearchParams(search()).get('section')).toBe('underwriting');
  const part = within(await screen.findByRole('region', { name: 'Business verification' }));
  part.getByText('Not checked yet.');
});

it('a suspended account is not shown as active', async () => {
  const suspension = {
    reason: 'Refunds spiked.',
    suspendedAt: new Date('2026-02-12T16:20:00Z'),
    suspendedBy: 'admin@harbor',
  };
  await open('manager', { responses: { applications: { get: () => ({ ...live, suspension }) } } });
  screen.getByText('Suspended');
  screen.getByText(/Refunds spiked\./);
});

it('says to a merchant what more was asked for', async () => {
  const log = {
    type: 'status',
    verb: 'Asked for more information',
    from: 'Review',
    to: 'Identity',
    note: 'Send the lease.',
    datetime: new Date('2026-02-12T16:20:00Z'),
    username: 'underwriter@harbor',
    name: 'Dominic Soto',
    isTold: true,
  } as const;
  const sentBack: Application = {
    ...application,
    status: 'identity',
    stage: 'business_info',
    submittedAt: log.datetime,
    logs: [log],
  };
  await open('applicant', { responses: { applications: { get: () => sentBack } } });
  screen.getByText('More information was requested');
  screen.getByText(/Send the lease\./);
});

it('edits the IDs of a processor that is set up, and does not call that provisioning', async () => {
  const { user, calls } = await open('admin', ofLive);
  await user.click(await screen.findByRole('button', { name: 'Edit IDs' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit the IDs of Simulator' }));
  await user.click(dialog.getByRole('button', { name: 'Save IDs' }));
  await waitFor(() => expect(calls('provisioning.provision').length).toBe(1));
});

it('submits by the calls of the view', async () => {
  const filledIn = { ...application, status: 'progress', stage: 'payout' } as const;
  const { user, calls } = await open('service-provider', {
    responses: { applicationsCenter: { get: () => filledIn } },
  });
  await user.click(screen.getByRole('button', { name: 'Submit for review' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Submit for review' }));
  await waitFor(() => expect(calls('applicationsCenter.submit').length).toBe(1));
  expect(calls('applications.submit')).toEqual([]);
});

it('closes the dialog of a move that somebody else made first, and says who, and reads again', async () => {
  const message = 'Dominic Soto started the processor review a minute ago.';
  const lastAct = {
    who: 'Dominic Soto',
    what: 'Started the processor review',
    at: '2026-03-02T14:00:00.000Z',
  };
  const { user, calls } = await open('underwriter', {
    responses: {
      applications: {
        update: () => failure(409, { code: 'INVALID_STATUS', message, lastAct }),
      },
    },
  });
  const said = vi.spyOn(notifications, 'show');
  const before = calls('applications.get').length;
  await user.click(await screen.findByRole('button', { name: 'Decline' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByRole('textbox'), 'No lease.');
  await user.click(dialog.getByRole('button', { name: /Decline/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(said).toHaveBeenCalledWith({ kind: 'warning', message });
  await waitFor(() => expect(calls('applications.get').length).toBeGreaterThan(before));
});

it.each([
  ['sms_sent', 'Not chosen yet'],
  ['type_selected', 'LLC'],
] as const)('says of the ownership type of an application in %s: %s', async (status, shown) => {
  const early: Application = { ...application, status, stage: 'initiated', acceptedTerms: null };
  await open('manager', { responses: { applications: { get: () => early } } });
  await screen.findByRole('heading', { name: 'Business' });
  screen.getByText(shown);
  screen.getByText('Not accepted yet');
});
