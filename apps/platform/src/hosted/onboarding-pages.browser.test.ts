import type { Page } from 'playwright';
import { afterAll, expect, it } from 'vitest';
import { send } from '../../test/boarding.ts';
import { hearProblems, openWindow, useBrowser } from '../../test/browser.ts';
import { useTestHosted } from '../../test/use.ts';
import { checkPage } from './check-page.ts';
import { businessFields, ownerFields } from './onboarding/test-applicant.ts';

/* A merchant's way from the invite's e-mail to a submitted application, in a real browser. */

const hosted = useTestHosted();
const browser = useBrowser();

const refused: string[] = [];

afterAll(() => expect(refused).toEqual([]));

const logo = 'https://cdn.zebra.example/square.svg';
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9L0 9z" fill="#a0c"/></svg>';

async function device(): Promise<Page> {
  const page = await (await openWindow(browser)).newPage();
  await page.route(logo, (route) => route.fulfill({ contentType: 'image/svg+xml', body: picture }));
  hearProblems(page, refused);
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

/** Fills in controls by name. */
const fill = async (page: Page, values: Readonly<Record<string, string>>) => {
  for (const [name, value] of Object.entries(values)) {
    const control = page.locator(`[name="${name}"]`);
    const isSelect = await control.evaluate((element) => element.tagName === 'SELECT');
    await (isSelect ? control.selectOption(value) : control.fill(value));
  }
};

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

it('guides a merchant through an application, and continues on another device', async () => {
  const provider = await hosted.signIn('provider@harbor');
  // The brightest possible color and a logo: the pages must stay readable with them.
  await send(provider, 'PUT', 'service-provider/spproducts/spp_tidewater/branding', {
    spProductName: 'Zebra Pay',
    primaryColor: '#c0ffee',
    squareLogoUrl: logo,
    termsUrl: null,
    privacyUrl: null,
  });
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
  await heading(first, /invited Lind & Co/);
  const logoOf = first.frameLocator('iframe[title="Logo of Zebra Pay"]').locator('img');
  await logoOf.waitFor({ state: 'visible' });
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
  await fill(first, businessFields);
  await press(first, 'Save and continue');
  await heading(first, 'Owners and officers');
  await first.context().close();

  const second = await device();
  await second.goto(link);
  await heading(second, 'Sign in to continue');
  await checkPage(second, 'welcome back');
  await fill(second, { password: 'seven herons at dusk' });
  await press(second, 'Sign in');
  await heading(second, 'Owners and officers');
  // Typed values are saved silently, even when the page is left at once.
  await fill(second, { 'owner.firstName': 'Half', 'owner.ownership': 'hal' });
  await second.reload();
  await expect
    .poll(async () => {
      await second.reload();
      return second.locator('[name="owner.firstName"]').inputValue();
    })
    .toBe('Half');
  expect(await second.locator('[name="owner.ownership"]').inputValue()).toBe('hal');
  await second.getByRole('link', { name: '1. Business' }).click();
  await heading(second, 'About the business');
  expect(await second.getByLabel('Legal name').inputValue()).toBe('Lind & Co LLC');
  await second.getByRole('link', { name: '2. Owners' }).click();
  await fill(second, ownerFields);
  await second.getByLabel('Controller: this person runs the business').check();
  await checkPage(second, 'owner');
  await press(second, 'Save');
  await second.getByRole('link', { name: 'Edit Tove Lind' }).waitFor();
  await checkPage(second, 'owners');
  await second.getByRole('link', { name: 'Continue' }).click();
  await heading(second, 'Where payouts go');
  await checkPage(second, 'bank');
  await second.getByLabel(/checking ending in 6789/).check();
  await press(second, 'Connect this account');
  await heading(second, 'Review and submit');
  await checkPage(second, 'overview');
  await second.getByLabel(/accept the terms/).check();
  await press(second, 'Submit the application');
  await heading(second, 'Your application is being reviewed');
  await checkPage(second, 'done');
  await second.context().close();
}, 300_000);
