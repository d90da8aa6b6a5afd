import { describe, expect, test } from 'vitest';
import { send } from '../../../test/boarding.ts';
import type { TestSession } from '../../../test/session.ts';
import { usePerson, useTestApi } from '../../../test/use.ts';
import { open } from '../../kernel/sealing/seal.ts';

const api = useTestApi();
const provider = usePerson(api, 'provider@harbor');

const products = 'service-provider/spproducts';
const own = `${products}/spp_tidewater`;

describe('a webhook', () => {
  const endpoint = {
    url: 'http://localhost:9000/events',
    enabled: true,
    events: ['payment.succeeded', 'payment.succeeded', 'payout.sent'],
  };
  const put = (body: Readonly<Record<string, unknown>>) =>
    send(provider, 'PUT', `${own}/webhook`, body);

  test('shows its secret once, and again after a rotation; the old one also signs', async () => {
    const first = await put(endpoint);
    expect(first.body.webhookSecret).toMatch(/^whsec_[\w+/]{43}=$/);
    expect(first.body.webhook.events).toEqual(['payment.succeeded', 'payout.sent']);
    const again = (await put(endpoint)).body;
    expect(again.webhookSecret).toBeNull();
    expect(again.webhookSecretLast4).toBe(first.body.webhookSecret.slice(-4));
    const rotated = await put({ ...endpoint, rotateSecret: true });
    expect(rotated.body.webhookSecret).not.toBe(first.body.webhookSecret);
    const { rows } = await api.open.pool.query(
      "select previous_webhook_secret as old, previous_secret_until > now() as works from sp_products where sp_product_id = 'spp_tidewater'",
    );
    expect(rows).toMatchObject([{ works: true }]);
    expect(open(rows[0].old, 'webhook-secret')).toBe(first.body.webhookSecret);
    const list = await provider.get(`backoffice/${products}`);
    expect(list.text).not.toContain('whsec_');
    const all = await provider.get(`backoffice/${products}/webhooks`);
    expect(all.body.data).toMatchObject([
      { spProductId: 'spp_tidewater', webhook: { enabled: true } },
    ]);
  });

  test.each([
    { ...endpoint, url: 'javascript:alert(1)' },
    { ...endpoint, url: 'file:///etc/passwd' },
    { ...endpoint, url: 'http://user:secret@localhost/x' },
    { ...endpoint, events: ['payment.invented'] },
  ])('refuses %j', async (body) => {
    expect((await put(body)).status).toBe(400);
  });
});

describe('a branding', () => {
  const branding = {
    spProductName: 'Tidewater',
    squareLogoUrl: null,
    primaryColor: null,
    termsUrl: null,
    privacyUrl: null,
  };
  const put = (changes: Readonly<Record<string, unknown>>) =>
    send(provider, 'PUT', `${own}/branding`, { ...branding, ...changes });

  test('is saved as sent [SCOPE-04]', async () => {
    const logo = { squareLogoUrl: 'https://cdn.tidewater.example/l.png', primaryColor: '#00aaff' };
    const terms = {
      termsUrl: 'https://www.tidewater.example/terms?v=2',
      privacyUrl: 'https://www.tidewater.example/privacy#people',
    };
    expect((await put({ ...logo, ...terms })).body.branding).toEqual({
      ...branding,
      ...logo,
      ...terms,
    });
  });

  describe.each(['squareLogoUrl', 'termsUrl', 'privacyUrl'])('%s', (field) => {
    test.each([
      '',
      ' ',
      '/terms',
      'http://www.tidewater.example/x',
      '//www.tidewater.example/x',
      'javascript:alert(1)',
      'data:text/html,<script>alert(1)</script>',
      'https://someone:secret@www.tidewater.example/x',
      'https://localhost/x',
      'https://169.254.169.254/x',
      `https://www.tidewater.example/${'x'.repeat(2000)}`,
    ])('refuses %j at the field', async (address) => {
      const { status, body } = await put({ [field]: address });
      expect(status).toBe(400);
      expect(body.errors).toEqual([{ path: field, message: expect.stringMatching(/\w+ \w+/) }]);
    });
  });

  test.each([
    { primaryColor: 'red;background:url(x)' },
    { spProductName: ' ' },
    { spProductName: 'Tide\u202Ewater' },
    { spProductName: 'x'.repeat(61) },
  ])('refuses %j', async (changes) => {
    expect((await put(changes)).status).toBe(400);
  });
});

describe('visible products', () => {
  test('are the user’s own; new account forms know all of the facilitator’s [SCOPE-04]', async () => {
    const bank = await api.signIn('bank@harbor');
    const seen = async (session: TestSession) =>
      (await session.get(`backoffice/${products}`)).body.count;
    expect([await seen(provider), await seen(bank)]).toEqual([1, 2]);
    const other = `${products}/spp_clinicline`;
    expect((await provider.get(`backoffice/${other}/feestemplates`)).status).toBe(404);
    expect(
      (
        await send(provider, 'PUT', `${other}/branding`, {
          spProductName: 'Mine',
          squareLogoUrl: null,
          primaryColor: null,
          termsUrl: null,
          privacyUrl: null,
        })
      ).status,
    ).toBe(404);
    const applicant = await api.signIn('applicant@harbor');
    const mcc = await applicant.get('backoffice/spproducts/clinicline-pay/mcc');
    expect(mcc.body.data).toContainEqual({
      mcc: '8021',
      description: 'Dentists and orthodontists',
    });
    const fees = await applicant.get('backoffice/spproducts/clinicline-pay/fees');
    expect(fees.body.data).toMatchObject({ percentage: '2.7', fixed: 0.25 });
    expect((await applicant.get('backoffice/spproducts/trailhead-checkout/fees')).status).toBe(404);
  });

  test('are known to an applicant by the ID in their application', async () => {
    const applicant = await api.signIn('applicant@harbor');
    const { body } = await applicant.get('backoffice/accounts');
    const product = `backoffice/spproducts/${body.data[0].spProductId}`;
    for (const what of ['mcc', 'ownership-types']) {
      const response = await applicant.get(`${product}/${what}`);
      expect(response.body.data.length).toBeGreaterThan(0);
    }
    const fees = await applicant.get(`${product}/fees`);
    expect(fees.body.data).toMatchObject({ percentage: expect.any(String) });
    // Another brand's product isn't found.
    expect((await applicant.get('backoffice/spproducts/spp_trailhead/fees')).status).toBe(404);
  });
});

describe('onboarding flows', () => {
  const flows = `${own}/onboardingflowtemplates`;
  const order = (...ids: readonly string[]) =>
    send(provider, 'PUT', flows, { onboardingFlowTemplateIds: ids });
  const [full, short] = ['tidewater-commerce-full', 'tidewater-commerce-short'] as const;

  test('are offered in their configured order', async () => {
    expect((await order(short, full)).status).toBe(200);
    const { body } = await provider.get(`backoffice/${flows}`);
    expect(body.data).toMatchObject([
      { onboardingFlowTemplateId: short },
      { onboardingFlowTemplateId: full },
    ]);
  });

  test.each([[[full]], [[full, full]], [[full, short, short]], [[full, 'another']]])(
    'refuse the order %j, which doesn’t list each once',
    async (ids) => {
      expect((await order(...ids)).status).toBe(400);
    },
  );
});
