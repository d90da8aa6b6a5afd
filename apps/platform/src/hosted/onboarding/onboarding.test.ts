import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { send } from '../../../test/boarding.ts';
import { startTestHosted, type TestHosted } from '../../../test/hosted.ts';
import {
  call,
  TestSession as Tab,
  type TestAnswer,
  type TestSession,
} from '../../../test/session.ts';

let hosted: TestHosted;
let provider: TestSession;
const payHost = 'pay.harbor.localhost';

beforeAll(async () => {
  hosted = await startTestHosted();
  provider = await hosted.signIn('provider@harbor');
});

afterAll(async () => {
  expect(hosted.problems).toEqual([]);
  await hosted.close();
});

let made = 0;
/** Sends an invite. @returns the address of its link's page, and whom it went to. */
async function invite(changes: Readonly<Record<string, unknown>> = {}) {
  made += 1;
  const email = `new${made}@merchants.example`;
  const body = {
    spProductId: 'spp_tidewater',
    name: 'Tove Lind',
    email,
    businessName: '<b>Lind</b> & Co',
    mobileNumber: '2075550142',
    onboardingFlowTemplateId: 'tidewater-commerce-full',
    ...changes,
  };
  const answer = await send(provider, 'POST', 'invites/createAndSend', body);
  return { email, id: answer.body._id, path: await linkOf(email) };
}

async function outbox(recipient: string): Promise<string[]> {
  const { rows } = await hosted.open.pool.query<{ body: string }>(
    'select body from outbox where recipient = $1 order by created_at',
    [recipient],
  );
  return rows.map(({ body }) => body);
}

const linkOf = async (email: string): Promise<string> =>
  /\/onboarding\/[\w-]{43}/.exec((await outbox(email)).at(-1) ?? '')?.[0] ?? '';

const codeOf = async (): Promise<string> =>
  /code is (\d{6})/.exec((await outbox('2075550142')).at(-1) ?? '')?.[1] ?? '';

const open = (path: string, host = payHost): Promise<TestAnswer> => call(hosted.url, host, path);
const post = (path: string, fields: Readonly<Record<string, string>>): Promise<TestAnswer> => {
  const rawBody = new URLSearchParams(fields).toString();
  return call(hosted.url, payHost, path, {
    method: 'POST',
    rawBody,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'content-length': String(Buffer.byteLength(rawBody)),
    },
  });
};
const title = ({ text }: TestAnswer): string | undefined => /<h1>([^<]*)<\/h1>/.exec(text)?.[1];
const account = {
  step: 'account',
  ownershipType: 'PrivateCorporation',
  password: 'seven herons at dusk',
};

const applicationOf = async (inviteId: string) => {
  const { rows } = await hosted.open.pool.query(
    `select a.application_id, a.status, a.stage, a.identity ->> 'ownershipType' as type
     from applications a join invites i using (application_id) where i.invite_id = $1`,
    [inviteId],
  );
  return rows[0];
};

/** An invite up to where the application is filled in. */
async function signedUp(changes: Readonly<Record<string, unknown>> = {}) {
  const invited = await invite(changes);
  await post(invited.path, { step: 'begin' });
  await post(invited.path, { step: 'code', code: await codeOf() });
  await post(invited.path, account);
  return invited;
}

const business = {
  step: 'business',
  'business.legalName': 'Lind & Co LLC',
  'business.dbaName': 'Lind & Co',
  'business.billingDescriptor': 'LIND AND CO',
  'business.description': 'Books and maps.',
  'business.taxIdType': 'EIN',
  'business.taxId': '00-0000000',
  'business.phone': '(207) 555-0142',
  'business.email': 'office@lind.example',
  'business.website': 'lind.example',
  'business.startedOn': '2019-05-04',
  'business.location.street': '9 Spruce Street',
  'business.location.city': 'Portland',
  'business.location.state': 'ME',
  'business.location.zip': '04102',
  mcc: '5814',
};

const owner = {
  step: 'owner',
  'owner.firstName': 'Tove',
  'owner.lastName': 'Lind',
  'owner.title': 'CEO',
  'owner.ownership': '60',
  'owner.dateOfBirth': '1984-09-17',
  'owner.idType': 'SSN',
  'owner.idNumber': '900-12-3456',
  'owner.isController': 'yes',
  'owner.address.street': '1 Elm',
  'owner.address.city': 'Portland',
  'owner.address.state': 'ME',
  'owner.address.zip': '04102',
};

const typedBank = {
  step: 'bank',
  accountHolderName: 'Lind & Co LLC',
  routingNumber: '110000000',
  accountNumber: '000123456789',
  accountAgain: '000123456789',
};

describe('an application', () => {
  test('is filled in step by step, kept at once, and submitted', async () => {
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
    expect((await post(path, { ...owner, 'owner.ownership': '40' })).status).toBe(303);
    expect(title(await open(path))).toBe('Where payouts go');

    const closed = await post(path, { step: 'bank-link', linked: 'closed' });
    expect([closed.status, closed.text.includes('was closed')]).toEqual([422, true]);
    expect((await post(path, { step: 'bank-link', linked: 'open' })).status).toBe(303);
    expect(await applicationOf(id)).toMatchObject({ status: 'progress', stage: 'payout' });

    const review = await open(path);
    expect(title(review)).toBe('Look it over');
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

  test('says at each field what is wrong, and loses nothing', async () => {
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

  test('needs somebody who runs the business, and keeps an id that is not typed again', async () => {
    const { path } = await signedUp();
    await post(path, business);
    const { 'owner.isController': _, ...silent } = owner;
    await post(path, silent);
    const all = await open(path);
    expect(all.text).toContain('Name the person who runs the business.');
    const ownerId = /owner=(own_[\da-f]+)/.exec(all.text)?.[1] ?? '';
    const form = await open(`${path}?step=owners&owner=${ownerId}`);
    expect(form.text).toContain('We have •••••3456');
    expect((await post(path, { ...owner, ownerId, 'owner.idNumber': '' })).status).toBe(303);
    expect(title(await open(path))).toBe('Where payouts go');
    const unequal = await post(path, { ...typedBank, accountAgain: '1234' });
    expect(unequal.text).toContain('href="#accountAgain"');
    expect((await post(path, typedBank)).status).toBe(303);
    await post(path, { step: 'remove-owner', ownerId });
    expect(title(await open(path))).toBe('Owners and officers');
  });
});

describe('an invite’s link', () => {
  test('leads through code, type and password to a person who may go on and submit', async () => {
    const { path, email, id } = await invite();
    const first = await open(path);
    expect(first.status).toBe(200);
    expect(first.text).toContain('&lt;b&gt;Lind&lt;/b&gt; &amp; Co');
    expect(first.headers.get('referrer-policy')).toBe('no-referrer');
    expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await post(path, { step: 'begin' })).status).toBe(303);
    expect(await applicationOf(id)).toMatchObject({ status: 'sms_sent', stage: 'initiated' });

    const code = await codeOf();
    const wrong = code === '000000' ? '000001' : '000000';
    expect((await post(path, { step: 'code', code: wrong })).status).toBe(422);
    expect((await post(path, { step: 'code', code: ` ${code} ` })).status).toBe(303);
    expect(title(await open(path))).toBe('Your business and your sign-in');
    expect((await post(path, { ...account, password: 'password1234' })).status).toBe(422);
    expect((await post(path, { ...account, ownershipType: 'Government' })).status).toBe(422);
    expect((await post(path, account)).status).toBe(303);
    expect(await applicationOf(id)).toMatchObject({
      status: 'type_selected',
      type: 'PrivateCorporation',
    });
    const next = await open(path);
    expect(title(next)).toBe('About the business');
    expect(next.text).toContain('http://harbor.localhost/payments/login');

    const { application_id: applicationId } = await applicationOf(id);
    const { rows } = await hosted.open.pool.query(
      'select username, roles, application_ids from users where email = $1',
      [email],
    );
    expect(rows).toEqual([
      { username: email, roles: ['applicant'], application_ids: [applicationId] },
    ]);
    const signedIn = await call(hosted.url, 'harbor.localhost', '/api/v1/auth/dev-login', {
      method: 'POST',
      body: { username: email },
    });
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    const tab = await Tab.openTab(hosted.url, 'harbor.localhost', cookie);
    const applicant = new Tab(hosted.url, 'harbor.localhost', cookie, tab.body);
    const seen = await applicant.get(`backoffice/accounts/${applicationId}`);
    expect([seen.status, seen.body.status]).toEqual([200, 'type_selected']);
  });

  test('goes without a code in a flow that has none', async () => {
    const { path, id } = await invite({
      mobileNumber: null,
      onboardingFlowTemplateId: 'tidewater-commerce-short',
    });
    await post(path, { step: 'begin' });
    expect(title(await open(path))).toBe('Your business and your sign-in');
    await post(path, account);
    expect(await applicationOf(id)).toMatchObject({ status: 'progress', stage: 'business_info' });
  });

  test('asks for a number when the invite names none', async () => {
    const { path, id } = await invite({ mobileNumber: null });
    expect((await open(path)).text).toContain('name="mobile"');
    expect((await post(path, { step: 'begin', mobile: '12' })).status).toBe(422);
    expect((await post(path, { step: 'begin', mobile: '+1 (207) 555-0142' })).status).toBe(303);
    expect(await applicationOf(id)).toMatchObject({ status: 'sms_sent' });
  });

  test('makes guesses of the code wait', async () => {
    const { path } = await invite();
    await post(path, { step: 'begin' });
    const code = await codeOf();
    for (let guess = 0; guess < 5; guess += 1) {
      await post(path, { step: 'code', code: String(guess).repeat(6) });
    }
    const late = await post(path, { step: 'code', code });
    expect([late.status, late.text.includes('Wait a minute')]).toEqual([422, true]);
  });

  test('is begun once, from however many tabs', async () => {
    const { path, email } = await invite();
    const answers = await Promise.all([1, 2, 3].map(() => post(path, { step: 'begin' })));
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
    const { rows } = await hosted.open.pool.query(
      "select 1 from applications where identity -> 'business' ->> 'email' = $1",
      [email],
    );
    expect(rows).toHaveLength(1);
  });

  test('works no more once it lapsed, was replaced or deleted, nor at another brand', async () => {
    const lapsed = await invite();
    await hosted.open.pool.query('update invites set expires_at = $2 where invite_id = $1', [
      lapsed.id,
      new Date(0),
    ]);
    const replaced = await invite();
    const query = '?spProductId=spp_tidewater';
    await send(provider, 'POST', `invites/${replaced.id}/send${query}`);
    const deleted = await invite();
    await send(provider, 'POST', `invites/${deleted.id}/delete${query}`);
    for (const { path } of [lapsed, replaced, deleted]) {
      const answer = await open(path);
      expect([answer.status, title(answer)]).toEqual([404, 'This link does not work']);
      expect((await post(path, { step: 'begin' })).status).toBe(404);
    }
    const { path } = await invite();
    expect((await open(path, 'pay.juniper.localhost')).status).toBe(404);
    expect((await open(await linkOf(replaced.email))).status).toBe(200);
  });

  test('does not sign somebody up a second time', async () => {
    const { path } = await invite({ email: 'manager@harbor.example' });
    expect(path).toBe('');
    const own = await linkOf('manager@harbor.example');
    await post(own, { step: 'begin' });
    await post(own, { step: 'code', code: await codeOf() });
    const answer = await post(own, account);
    expect([answer.status, answer.text.includes('signed up with this e-mail')]).toEqual([
      422,
      true,
    ]);
  });
});
