import { describe, expect, test } from 'vitest';
import { send } from '../../../test/boarding.ts';
import { usePerson, useTestHosted } from '../../../test/use.ts';
import { applicant, businessFields, ownerFields, title } from './test-applicant.ts';

const hosted = useTestHosted();
const provider = usePerson(hosted, 'provider@harbor');

const { open, post, codeOf, invite, signedUp, applicationOf } = applicant(hosted);
const underwriter = usePerson(hosted, 'underwriter@harbor');

const business = { step: 'business', ...businessFields };
const owner = { step: 'owner', 'owner.isController': 'yes', ...ownerFields };

const typedBank = {
  step: 'bank',
  accountHolderName: 'Lind & Co LLC',
  routingNumber: '110000000',
  accountNumber: '000123456789',
  accountAgain: '000123456789',
};

describe('an owner', () => {
  test.each([
    [{ 'owner.dateOfBirth': '2015-09-17' }, 'href="#owner.dateOfBirth">Owners must be at least 18'],
    [{ 'owner.dateOfBirth': '1899-09-17' }, 'href="#owner.dateOfBirth">Check the year'],
    [
      { 'owner.idNumber': '900 12 3456', 'owner.ownership': '20' },
      'href="#owner.idNumber">Owner 1 has the same number. Check both.',
    ],
  ])('is refused with %j at the field', async (changes, sentence) => {
    const { path } = await signedUp();
    await post(path, business);
    expect((await post(path, owner)).status).toBe(303);
    const fields = { ...owner, 'owner.idNumber': '900-12-3457', 'owner.ownership': '20' };
    const response = await post(path, { ...fields, ...changes });
    expect([response.status, response.text.includes(sentence)]).toEqual([422, true]);
  });
});

describe('an application', () => {
  test('offers and accepts no bank connection if there is no bank link', async () => {
    const { path } = await signedUp();
    await post(path, business);
    await post(path, { ...owner, 'owner.ownership': '100' });
    const { instruments } = hosted.services;
    const { linkedAccounts } = instruments;
    Object.assign(instruments, { linkedAccounts: undefined });
    try {
      const page = await open(`${path}?step=bank`);
      expect(title(page)).toBe('Where payouts go');
      expect(page.text).not.toMatch(/sandbox|Connect your bank|Testing/);
      expect((await post(path, { step: 'bank-link', linked: 'open' })).status).toBe(422);
      expect((await post(path, typedBank)).status).toBe(303);
    } finally {
      Object.assign(instruments, { linkedAccounts });
    }
  });

  test('is filled in step by step, saved each time, and submitted', async () => {
    const { path, id } = await signedUp();
    expect((await open(`${path}?step=review`)).text).toContain('About the business');
    expect((await post(path, business)).status).toBe(303);
    const owners = await open(path);
    expect(title(owners)).toBe('Owners and officers');
    const back = await open(`${path}?step=business`);
    expect(back.text).toContain('value="Lind &amp; Co LLC"');
    expect(back.text).not.toContain('000000000"');
    expect((await post(path, owner)).headers.get('location')).toContain('?step=owners');
    expect(await applicationOf(id)).toMatchObject({ status: 'identity', stage: 'business_info' });

    const greedy = await post(path, { ...owner, 'owner.ownership': '41', ownerId: '' });
    expect([greedy.status, greedy.text.includes('Enter at most 40')]).toEqual([422, true]);
    const second = { 'owner.ownership': '40', 'owner.idNumber': '900-12-3457' };
    expect((await post(path, { ...owner, ...second })).status).toBe(303);
    expect(title(await open(path))).toBe('Where payouts go');

    const closed = await post(path, { step: 'bank-link', linked: 'closed' });
    expect([closed.status, closed.text.includes('is closed')]).toEqual([422, true]);
    expect((await post(path, { step: 'bank-link', linked: 'open' })).status).toBe(303);
    expect(await applicationOf(id)).toMatchObject({ status: 'progress', stage: 'payout' });

    const review = await open(path);
    expect(title(review)).toBe('Review and submit');
    expect(review.text).toContain('•••••3456');
    expect(review.text).not.toMatch(/900123456|000123456789/);
    const refused = await post(path, { step: 'submit' });
    expect([refused.status, refused.text.includes('href="#terms"')]).toEqual([422, true]);
    expect((await post(path, { step: 'submit', terms: 'yes' })).status).toBe(303);
    expect(await applicationOf(id)).toMatchObject({ status: 'review', stage: 'review' });
    expect(title(await open(path))).toBe('Your application is being reviewed');

    const { application_id: applicationId } = await applicationOf(id);
    const { body } = await provider.get(
      `backoffice/accounts/center?applicationId=${applicationId}`,
    );
    expect(body.data[0]).toMatchObject({
      status: 'review',
      identity: {
        ownershipType: 'PrivateCorporation',
        business: { website: 'https://lind.example', phone: '2075550142' },
      },
      payoutBankAccounts: [{ last4: '6789', verification: 'verified', isPreferred: true }],
    });
    expect(body.data[0].identity.owners).toHaveLength(2);
  });

  test('that was sent back says what is needed, and a declined one says why', async () => {
    const { path, id } = await signedUp();
    for (const form of [business, owner, typedBank, { step: 'submit', terms: 'yes' }]) {
      expect((await post(path, form)).status).toBe(303);
    }
    const { application_id: applicationId } = await applicationOf(id);
    const decide = async (body: object) =>
      (await send(underwriter, 'PUT', `accounts/${applicationId}`, body)).status;
    expect(await decide({ status: 'identity', reason: 'Send the <b>lease</b>.' })).toBe(200);
    expect((await open(path)).text).toContain(
      'We need more information: Send the &lt;b&gt;lease&lt;/b&gt;.',
    );
    await post(path, { step: 'submit', terms: 'yes' });
    expect((await open(path)).text).not.toContain('lease');
    expect(await decide({ status: 'declined', reason: 'The lease has run out.' })).toBe(200);
    const declined = await open(path);
    expect(title(declined)).toBe('Your application was declined');
    expect(declined.text).toContain('Reason: The lease has run out.');
  });

  test('asks for type and password together', async () => {
    const { path } = await invite();
    await post(path, { step: 'begin' });
    await post(path, { step: 'code', code: await codeOf() });
    const { text } = await post(path, { step: 'account' });
    expect(text).toContain('href="#ownershipType"');
    expect(text).toContain('href="#password"');
  });

  test('shows percentages, categories and phone numbers in readable form for review', async () => {
    const { path } = await signedUp();
    for (const form of [business, owner, typedBank]) await post(path, form);
    const { text } = await open(path);
    expect(text).toContain('CEO · 60%');
    expect(text).toContain('Fast food and coffee shops');
    const form = await open(`${path}?step=business`);
    expect(form.text).toContain('value="+1 (207) 555-0142"');
  });

  test('reports each problem at its field, and keeps the input', async () => {
    const { path } = await signedUp();
    const wrong = {
      ...business,
      'business.taxId': '12',
      'business.email': 'nobody',
      'business.billingDescriptor': '',
      'business.location.zip': '4',
      'business.location.state': '',
      mcc: '',
    };
    const refused = await post(path, wrong);
    expect(refused.status).toBe(422);
    for (const field of [
      'business.taxId',
      'business.email',
      'business.billingDescriptor',
      'business.location.zip',
      'business.location.state',
      'mcc',
    ]) {
      expect(refused.text, field).toContain(`href="#${field}"`);
    }
    expect(refused.text).toContain('value="Books and maps."');
    await post(path, business);
    const noOwner = await post(path, { step: 'owner', 'owner.dateOfBirth': 'x' });
    for (const field of ['firstName', 'title', 'dateOfBirth', 'idNumber', 'address.street']) {
      expect(noOwner.text, field).toContain(`href="#owner.${field}"`);
    }
    expect((await post(path, typedBank)).headers.get('location')).toBe(path);
    expect(title(await open(path))).toBe('Owners and officers');
  });

  test('requires a controller, and keeps an ID number that isn’t typed again', async () => {
    const { path } = await signedUp();
    await post(path, business);
    const { 'owner.isController': _, ...silent } = owner;
    await post(path, silent);
    const all = await open(path);
    expect(all.text).toContain('Add the person who runs the business.');
    const ownerId = /owner=(own_[\da-f]+)/.exec(all.text)?.[1] ?? '';
    const form = await open(`${path}?step=owners&owner=${ownerId}`);
    expect(form.text).toContain('On file: •••••3456');
    expect((await post(path, { ...owner, ownerId, 'owner.idNumber': '' })).status).toBe(303);
    expect(title(await open(path))).toBe('Where payouts go');
    const unequal = await post(path, { ...typedBank, accountAgain: '1234' });
    expect(unequal.text).toContain('href="#accountAgain"');
    expect((await post(path, typedBank)).status).toBe(303);
    await post(path, { step: 'remove-owner', ownerId });
    expect(title(await open(path))).toBe('Owners and officers');
  });
});
