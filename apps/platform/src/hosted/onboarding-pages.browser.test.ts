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

const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label).fill(value);
};

const address = async (page: Page) => {
  await fill(page, {
    'Street and number': '9 Spruce Street',
    City: 'Portland',
    'ZIP code': '04102',
  });
  await page.getByLabel('State').selectOption('ME');
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it.each([
  ['harbor', 'spp_tidewater', 'tidewater-commerce-full', '2075550142'],
  ['juniper', 'spp_trailhead', 'trailhead-checkout-full', '2075550143'],
])(
  'a merchant of %s applies, and goes on where they stopped on another device',
  async (brand, spProductId, onboardingFlowTemplateId, mobileNumber) => {
    const provider = await hosted.signIn(`provider@${brand}`);
    const email = `lind@${brand}.example`;
    await send(provider, 'POST', 'invites/createAndSend', {
      spProductId,
      name: 'Tove Lind',
      email,
      businessName: 'Lind & Co',
      mobileNumber,
      onboardingFlowTemplateId,
    });
    const path = await messageTo(email, /(\/onboarding\/[\w-]{43})/);
    const link = `http://pay.${brand}.localhost:${hosted.port}${path}`;
    const look = (page: Page, name: string) => checkPage(page, `${brand}-${name}`);

    const first = await device();
    await first.goto(link);
    await heading(first, /invites Lind & Co/);
    await look(first, 'welcome');
    await press(first, 'Begin');
    await heading(first, 'Enter the code');
    await press(first, 'Confirm');
    await first.locator('#problems').waitFor();
    await look(first, 'code');
    await fill(first, { 'Code of six digits': await messageTo(mobileNumber, /code is (\d{6})/) });
    await press(first, 'Confirm');
    await first.getByLabel('Type of business').selectOption('LLC');
    await fill(first, { Password: 'seven herons at dusk' });
    await look(first, 'account');
    await press(first, 'Continue');
    await heading(first, 'About the business');
    await press(first, 'Save and continue');
    await first.locator('#problems').waitFor();
    await look(first, 'business');
    await fill(first, {
      'Legal name': 'Lind & Co LLC',
      'Name customers know': 'Lind & Co',
      'Text on card statements': 'LIND AND CO',
      'What it sells': 'Books and maps.',
      'Tax number': '00-0000000',
      Telephone: '(207) 555-0142',
      'E-mail': 'office@lind.example',
    });
    await first.getByLabel('Kind of tax number').selectOption('EIN');
    await first.getByLabel('What the business does').selectOption({ index: 1 });
    await address(first);
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
      'First name': 'Tove',
      'Last name': 'Lind',
      'Share of the business': '100',
      'Date of birth': '1984-09-17',
      'Number of the id': '900-12-3456',
    });
    await second.getByLabel('Title').selectOption('CEO');
    await second.getByLabel('Kind of id').selectOption('SSN');
    await second.getByLabel('This person runs the business').check();
    await address(second);
    await look(second, 'owner');
    await press(second, 'Save');
    await second.getByRole('link', { name: 'Change Tove Lind' }).waitFor();
    await look(second, 'owners');
    await second.getByRole('link', { name: 'Continue' }).click();
    await heading(second, 'Where payouts go');
    await look(second, 'bank');
    await second.getByLabel(/checking ending in 6789/).check();
    await press(second, 'Connect this account');
    await heading(second, 'Look it over');
    await look(second, 'overview');
    await second.getByLabel(/accept the terms/).check();
    await press(second, 'Submit the application');
    await heading(second, 'Your application is being reviewed');
    await look(second, 'done');
    await second.context().close();
  },
);
