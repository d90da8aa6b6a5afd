import { inviteTermMs, inviteUploadRowLimit } from '@payfac/domain/invites';
import { describe, expect, test } from 'vitest';
import { form, newAccount, type Shown, send } from '../../../test/boarding.ts';
import type { TestResponse } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { runDueWork } from '../../program/run-due.ts';

const api = useTestApi();
const admin = usePerson(api, 'admin@harbor');
const provider = usePerson(api, 'provider@harbor');

const spProductId = 'spp_tidewater';

let made = 0;
const person = (changes: Readonly<Record<string, unknown>> = {}) => {
  made += 1;
  return { spProductId, name: 'Grace Murray', email: `person${made}@invited.example`, ...changes };
};
const create = (changes = {}, session = provider) =>
  send(session, 'POST', 'invites', person(changes));
const act = (verb: 'send' | 'delete', invite: Shown, product = spProductId, session = provider) =>
  send(session, 'POST', `invites/${invite._id}/${verb}?spProductId=${product}`);
const outcome = ({ status, body }: TestResponse) => [status, body.code ?? body.status];

const mailTo = async (address: string) => {
  const { rows } = await api.open.pool.query<{ body: string }>(
    'select body from outbox where recipient = $1 order by created_at desc',
    [address],
  );
  return rows;
};

describe('an invite', () => {
  test('is created, sent with its own link, resent with another, and deleted [SCOPE-03]', async () => {
    const { body: invite } = await create();
    expect(invite).toMatchObject({ status: 'created', sentCount: 0, createdBy: 'provider@harbor' });
    const sent = await act('send', invite);
    expect(sent.body).toMatchObject({ status: 'sent', sentCount: 1 });
    const term = Date.parse(sent.body.expiresAt) - Date.parse(sent.body.sentAt);
    expect(term).toBe(inviteTermMs);
    await act('send', invite);
    const links = (await mailTo(invite.email)).map(
      ({ body }) => /http:\/\/pay\.harbor\.localhost\/onboarding\/[\w-]{43}/.exec(body)?.[0],
    );
    expect(new Set(links).size).toBe(2);
    expect(await act('delete', invite)).toMatchObject({ body: { success: true } });
    expect((await act('send', invite)).status).toBe(404);
    const list = await provider.get(`backoffice/invites?email=${invite.email}`);
    expect(list.body.data).toEqual([]);
  });

  test('is unique per address and product', async () => {
    const { body: invite } = await create();
    const second = { email: invite.email.toUpperCase() };
    expect(outcome(await create(second))).toEqual([409, 'ALREADY_INVITED']);
    const elsewhere = { ...second, spProductId: 'spp_clinicline' };
    expect((await create(elsewhere, admin)).status).toBe(200);
    await act('delete', invite);
    expect((await create(second)).status).toBe(200);
  });

  test('expires after its term, and can be resent', async () => {
    const { body: invite } = await send(provider, 'POST', 'invites/createAndSend', person());
    await api.open.pool.query('update invites set expires_at = $2 where invite_id = $1', [
      invite._id,
      new Date(0),
    ]);
    await runDueWork(api.services);
    const list = await provider.get(`backoffice/invites?status=expired&email=${invite.email}`);
    expect(list.body.data).toMatchObject([{ _id: invite._id, status: 'expired' }]);
    const response = newAccount({ inviteId: invite._id });
    expect((await send(provider, 'POST', 'accounts/new', response)).status).toBe(409);
    expect(outcome(await act('send', invite))).toEqual([200, 'sent']);
  });

  test('is accepted once, by an application that gets the fees it offered', async () => {
    const feeTemplateId = 'tidewater-commerce-guarded';
    const offer = person({ feeTemplateId });
    const { body: invite } = await send(provider, 'POST', 'invites/createAndSend', offer);
    const response = newAccount({ inviteId: invite._id });
    const { body } = await send(provider, 'POST', 'accounts/new', response);
    const application = await admin.get(`backoffice/accounts/${body.applicationId}`);
    expect(application.body.subMerchantDocs[0].fees.reserve).toBe('10');
    const list = await provider.get(`backoffice/invites?email=${invite.email}`);
    expect(list.body.data).toMatchObject([
      { status: 'accepted', applicationId: body.applicationId },
    ]);
    expect((await send(provider, 'POST', 'accounts/new', response)).status).toBe(409);
    const change = { spProductId, name: 'Other' };
    expect((await send(provider, 'PUT', `invites/${invite._id}`, change)).status).toBe(409);
    expect((await act('delete', invite)).status).toBe(409);
  });

  test('offers what the product has, to a reachable address', async () => {
    const fees = await create({ feeTemplateId: 'none' });
    expect([fees.status, fees.body.errors[0].path]).toEqual([400, 'feeTemplateId']);
    const lost = person({ email: 'nobody@undeliverable.example' });
    const response = await send(provider, 'POST', 'invites/createAndSend', lost);
    expect(outcome(response)).toEqual([422, 'NOT_DELIVERED']);
    const list = await provider.get('backoffice/invites?email=undeliverable');
    expect(list.body.count).toBe(0);
  });

  test('of another provider doesn’t exist', async () => {
    const { body: invite } = await create({ spProductId: 'spp_clinicline' }, admin);
    expect((await act('send', invite, 'spp_clinicline')).status).toBe(404);
    expect((await create({ spProductId: 'spp_clinicline' })).status).toBe(404);
    expect((await act('send', invite, spProductId, admin)).status).toBe(404);
    expect((await create({ spProductId: 'spp_trailhead' }, admin)).status).toBe(404);
    const boarded = { spProductId, subMerchantId: 'sm_0041' };
    expect((await send(admin, 'POST', 'invites/addmerchant', boarded)).status).toBe(404);
  });
});

describe('an upload', () => {
  const upload = (file: string | Uint8Array, fields: Readonly<Record<string, string>> = {}) => {
    const { body, headers } = form(file, { spProductId, ...fields });
    return provider.call('backoffice/invites/upload', { method: 'POST', rawBody: body, headers });
  };
  const rejected = ({ body }: TestResponse) =>
    body.failed.results.map((row: Shown) => [row.rowNumber, row.errorDetails.type]);

  test('succeeds and fails row by row [INVITE-04, INVITE-05]', async () => {
    const file = [
      'name,email,mobileNumber,businessName',
      'Ada Byron,ada@upload.example,+1 (207) 555-0142,"Byron, Sons & ""Co"""',
      'No Mail,not-an-address,,',
      '=cmd|calc,formula@upload.example,,',
      'Grace,grace@undeliverable.example,,',
      'Again,ADA@upload.example,,',
      'Too,many@upload.example,,,,',
      'Sly\u202Exe,hidden@upload.example,,',
      'Short,short@upload.example,12345,',
    ].join('\r\n');
    const response = await upload(file, { send: 'true' });
    expect(response.body.succeeded.results).toMatchObject([
      { mobileNumber: '2075550142', businessName: 'Byron, Sons & "Co"', status: 'sent' },
    ]);
    expect(rejected(response)).toEqual([
      [3, 'validation'],
      [4, 'validation'],
      [5, 'delivery'],
      [6, 'duplicate'],
      [7, 'validation'],
      [8, 'validation'],
      [9, 'validation'],
    ]);
    expect(response.body.failed.count).toBe(7);
    expect(await mailTo('ada@upload.example')).toHaveLength(1);
  });

  test('is read as spreadsheets write it, with row numbers as in the file', async () => {
    const file = [
      'Name;Email;',
      'Ida Byron;ida@upload.example;',
      '',
      ';;',
      '"Open;open@upload.example;',
      'Bad;no-mail;',
    ].join('\r\n');
    const response = await upload(file);
    expect(response.body.succeeded.results).toMatchObject([{ email: 'ida@upload.example' }]);
    expect(rejected(response)).toEqual([
      [5, 'validation'],
      [6, 'validation'],
    ]);
    expect(response.body.failed.results[0].errorDetails.message).toContain('quote');
  });

  test.each<[string, string | Uint8Array, string]>([
    ['has no heading', 'Ada,ada@x.example\r\n', '“Ada”'],
    ['has a heading alone', 'name,email\r\n', 'no rows'],
    ['has a column nobody knows', 'name,email,role\r\nAda,ada@x.example,admin', '“role”'],
    ['has the same column twice', 'name,email,email\r\nAda,a@x.example,b@x.example', 'columns'],
    ['has no column of addresses', 'name\r\nAda', 'columns'],
    ['is no UTF-8', new Uint8Array([0x6e, 0xff, 0xfe]), 'Save it as CSV UTF-8.'],
    [
      'has too many rows',
      `name,email\n${'A,a@x.example\n'.repeat(inviteUploadRowLimit + 1)}`,
      'more than 500 rows',
    ],
  ])('fails as a whole when it %s', async (_what, file, message) => {
    const response = await upload(file);
    expect(response.body.succeeded.count).toBe(0);
    expect(rejected(response)).toEqual([[0, 'validation']]);
    expect(response.body.failed.results[0].errorDetails.message).toContain(message);
  });

  test('is refused if too large, empty, or not a form', async () => {
    expect((await upload('x'.repeat(1_000_001))).status).toBe(400);
    expect((await upload('')).status).toBe(400);
    expect((await send(provider, 'POST', 'invites/upload', { spProductId })).status).toBe(400);
    const broken = await provider.call('backoffice/invites/upload', {
      method: 'POST',
      rawBody: 'no form at all',
      headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': '14' },
    });
    expect(broken.status).toBe(400);
  });
});

describe('applicants', () => {
  test('are the users who fill in applications, with their invite [INVITE-01]', async () => {
    const { body } = await provider.get('users/applicants?pageSize=50');
    expect(body.success).toBe(true);
    expect(body.count).toBe(5);
    expect(body.data[0]).toMatchObject({ spProductId, inviteId: expect.stringMatching(/^inv_/) });
    const one = await provider.get(`users/applicants/${body.data[0].id}`);
    expect(one.body.data).toEqual(body.data[0]);
    const none = await provider.get('users/applicants/usr_harbor_manager');
    expect([none.status, none.body.message]).toEqual([404, 'Applicant not found']);
    const all = await admin.get('users/applicants?pageSize=50');
    const elsewhere = all.body.data.find((row: Shown) => row.spProductId !== spProductId);
    expect((await provider.get(`users/applicants/${elsewhere.id}`)).status).toBe(404);
  });
});
