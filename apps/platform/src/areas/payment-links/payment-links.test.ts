import { beforeAll, describe, expect, test } from 'vitest';
import { stopSeededBilling } from '../../../test/quiet.ts';
import { accountOf } from '../../../test/sale.ts';
import type { TestSession } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { runDueWork } from '../../program/run-due.ts';

const api = useTestApi();
const manager = usePerson(api, 'manager@harbor');
const clerk = usePerson(api, 'clerk@harbor');

const path = 'backoffice/paymentlink';
const templates = `${path}/templates`;

beforeAll(() => stopSeededBilling(api.open));

const make = (more: object = {}, session = manager) =>
  session.call(path, {
    method: 'POST',
    body: { subMerchantId: accountOf(session), amount: 50, sendEmail: false, ...more },
  });

const deactivate = (id: string) =>
  manager.call(`${path}/${id}/deactivate`, { method: 'POST', body: {} });

describe('a payment link', () => {
  test('is created or sent, and sent again [SCOPE-09]', async () => {
    const created = await make();
    expect(created.body).toMatchObject({ status: 'created', totalAmount: 50, useCount: 0 });
    const to = { sendEmail: true, email: 'grace@mail.example' };
    const sent = await make(to);
    expect(sent.body).toMatchObject({ status: 'sent', usageType: 'single_use' });
    const again = await make({ sessionId: sent.body.sessionId, ...to });
    expect(again.body).toMatchObject({ status: 'resent', sessionId: sent.body.sessionId });
  });

  test('is validated as a whole', async () => {
    const refused = await make({ amountOrCart: 'cart', sendSms: true });
    const paths = refused.body.errors.map(({ path: at }: { path: string }) => at);
    expect(refused.status).toBe(400);
    expect(paths).toEqual(expect.arrayContaining(['cartItems', 'mobileNumber']));
  });

  test('is deactivated once, and expires by the clock [LINK-33]', async () => {
    const one = await make();
    expect((await deactivate(one.body.sessionId)).body.status).toBe('canceled');
    expect((await deactivate(one.body.sessionId)).status).toBe(409);
    const other = await make();
    await api.services.clock.advance(2 * 86_400);
    await runDueWork(api.services);
    const late = await manager.get(`${path}/${other.body.sessionId}`);
    expect(late.body.status).toBe('expired');
    const again = await make({
      sessionId: other.body.sessionId,
      sendEmail: true,
      email: 'grace@mail.example',
    });
    expect(again.status).toBe(409);
  });

  test('of a sales clerk expires at 8 PM, which the clerk can’t change [LINK-26]', async () => {
    const zone = { 'time-zone': 'America/New_York' };
    const body = { subMerchantId: accountOf(clerk), amount: 20, sendEmail: false };
    const made = await clerk.call(path, { method: 'POST', body, headers: zone });
    const hour = new Intl.DateTimeFormat('en-US', {
      timeZone: 'America/New_York',
      hour: 'numeric',
    }).format(new Date(made.body.expiresAt));
    expect(hour).toBe('8 PM');
    expect(made.body.collectBillingAddress).toBe(true);
    const later = { unit: 'days', value: 30, specificDate: null };
    const refused = await make({ expiresAt: later }, clerk);
    expect([refused.status, refused.body.errors[0].path]).toEqual([400, 'expiresAt']);
  });

  test('of another brand doesn’t exist', async () => {
    const made = await make();
    const stranger = await api.signIn('manager@juniper');
    expect((await stranger.get(`${path}/${made.body.sessionId}`)).status).toBe(404);
  });
});

describe('templates', () => {
  const builtIn = async (session: TestSession) => (await session.get(templates)).body.data[0];

  test('start with the role’s built-in one, which can’t be changed [LINK-20, SCOPE-09]', async () => {
    expect((await builtIn(clerk)).name).toBe('Sales Clerk Template');
    const standard = await builtIn(manager);
    expect(standard).toMatchObject({ isBuiltIn: true, variant: 'general' });
    const { paymentLinkTemplateId } = standard;
    const response = await manager.call(templates, {
      method: 'DELETE',
      body: { paymentLinkTemplateId },
    });
    expect(response.status).toBe(409);
  });

  test('fill in what a link leaves out', async () => {
    const { fields, cartItems } = await builtIn(manager);
    const filled = fields.map((field: { name: string }) =>
      field.name === 'amount' ? { ...field, defaultValue: 75, enabled: false } : field,
    );
    const made = await manager.call(templates, {
      method: 'POST',
      body: {
        name: 'Deposit of $75',
        fields: filled,
        cartItems,
        callToActionLabel: null,
        transactionMessages: null,
        customFields: [],
        subMerchantIds: [accountOf(manager)],
      },
    });
    const { paymentLinkTemplateId } = made.body;
    const link = await make({ paymentLinkTemplateId, amount: undefined });
    expect(link.body).toMatchObject({ totalAmount: 75, paymentLinkTemplateId });
    const locked = await make({ paymentLinkTemplateId, amount: 10 });
    expect([locked.status, locked.body.errors[0].path]).toEqual([400, 'amount']);
  });

  test('need one of the user’s accounts', async () => {
    const { fields, cartItems } = await builtIn(manager);
    const response = await manager.call(templates, {
      method: 'POST',
      body: {
        name: 'Elsewhere',
        fields,
        cartItems,
        callToActionLabel: null,
        transactionMessages: null,
        customFields: [],
        subMerchantIds: ['sm_9999'],
      },
    });
    expect(response.status).toBe(404);
  });
});
