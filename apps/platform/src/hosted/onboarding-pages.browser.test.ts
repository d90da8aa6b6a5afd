import { type Browser, chromium, type Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchOptions } from '../../../../scripts/ensure-chromium.mjs';
import { send } from '../../test/boarding.ts';
import { startTestHosted, type TestHosted } from '../../test/hosted.ts';
import { checkPage } from './check-page.ts';

/* A merchant's way from the invite's e-mail to an application that is submitted, in a real browser. */

let hosted: TestHosted;
let browser: Browser;
const refused: string[] = [];

beforeAll(async () => {
  hosted = await startTestHosted();
  browser = await chromium.launch(launchOptions());
});
afterAll(async () => {
  await browser?.close();
  await hosted?.close();
  expect(refused).toEqual([]);
  expect(hosted.problems).toEqual([]);
});

async function device(): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  page.on('console', (message) => {
    if (/policy|Trusted/i.test(message.text())) refused.push(message.text());
  });
  page.on('pageerror', (error) => refused.push(error.message));
  return page;
}

const messageTo = async (recipient: string, pattern: RegExp): Promise<string> => {
  const { rows } = await hosted.open.pool.query<{ body: string }>(
    'select body from outbox where recipient = $1 order by created_at desc, message_id limit 1',
    [recipient],
  );
  return pattern.exec(rows[0]?.body ?? '')?.[1] ?? '';
};

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).waitFor();

/** Fills controls in by their names. */
const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`[name="${name}"]`);
    const isSelect = await control.evaluate((element) => element.tagName === 'SELECT');
    await (isSelect ? control.selectOption(value) : control.fill(value));
  }
};

const address = (page: Page, prefix: string) =>
  fill(page, {
    [`${prefix}.street`]: '9 Spruce Street',
    [`${prefix}.city`]: 'Portland',
    [`${prefix}.state`]: 'ME',
    [`${prefix}.zip`]: '04102',
  });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('leads a merchant through an application, and on from where they stopped, on another device', async () => {
  const provider = await hosted.signIn('provider@harbor');
  const email = 'office@lind.example';
  const mobileNumber = '2075550142';
  await send(provider, 'POST', 'invites/createAndSend', {
    spProductId: 'spp_tidewater',
    name: 'Tove Lind',
    email,
    businessName: 'Lind & Co',
    mobileNumber,
    onboardingFlowTemplateId: 'tidewater-commerce-full',
  });
  const path = await messageTo(email, /(\/onboarding\/[\w-]{43})/);
  const link = `http://pay.harbor.localhost:${hosted.port}${path}`;

  const first = await device();
  await first.goto(link);
  await heading(first, /invites Lind & Co/);
  await checkPage(first, 'welcome');
  await press(first, 'Begin');
  await heading(first, 'Enter the code');
  await press(first, 'Confirm');
  await first.locator('#problems').waitFor();
  await checkPage(first, 'code');
  await fill(first, { code: await messageTo(mobileNumber, /code is (\d{6})/) });
  await press(first, 'Confirm');
  await fill(first, { ownershipType: 'LLC', password: 'seven herons at dusk' });
  await checkPage(first, 'account');
  await press(first, 'Continue');
  await heading(first, 'About the business');
  await press(first, 'Save and continue');
  await first.locator('#problems').waitFor();
  await checkPage(first, 'business');
  await fill(first, {
    'business.legalName': 'Lind & Co LLC',
    'business.dbaName': 'Lind & Co',
    'business.billingDescriptor': 'LIND AND CO',
    'business.description': 'Books and maps.',
    'business.taxIdType': 'EIN',
    'business.taxId': '00-0000000',
    'business.phone': '(207) 555-0142',
    'business.email': 'office@lind.example',
    mcc: '5814',
  });
  await address(first, 'business.location');
  await press(first, 'Save and continue');
  await heading(first, 'Owners and officers');
  await first.context().close();

  const second = await device();
  await second.goto(link);
  await heading(second, 'Owners and officers');
  await second.getByRole('link', { name: '1. Business' }).click();
  await heading(second, 'About the business');
  expect(await second.getByLabel('Legal name').inputValue()).toBe('Lind & Co LLC');
  await second.getByRole('link', { name: '2. Owners' }).click();
  await fill(second, {
    'owner.firstName': 'Tove',
    'owner.lastName': 'Lind',
    'owner.title': 'CEO',
    'owner.ownership': '100',
    'owner.dateOfBirth': '1984-09-17',
    'owner.idType': 'SSN',
    'owner.idNumber': '900-12-3456',
  });
  await second.getByLabel('This person runs the business').check();
  await address(second, 'owner.address');
  await checkPage(second, 'owner');
  await press(second, 'Save');
  await second.getByRole('link', { name: 'Change Tove Lind' }).waitFor();
  await checkPage(second, 'owners');
  await second.getByRole('link', { name: 'Continue' }).click();
  await heading(second, 'Where payouts go');
  await checkPage(second, 'bank');
  await second.getByLabel(/checking ending in 6789/).check();
  await press(second, 'Connect this account');
  await heading(second, 'Look it over');
  await checkPage(second, 'overview');
  await second.getByLabel(/accept the terms/).check();
  await press(second, 'Submit the application');
  await heading(second, 'Your application is being reviewed');
  await checkPage(second, 'done');
  await second.context().close();
}, 120_000);
