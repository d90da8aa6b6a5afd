import { products } from '@payfac/api/contract/products';
import { failure, fixtures } from '@payfac/api/testing';
import { installValidationMessages } from '@payfac/domain/validation';
import { webhookEventTypes } from '@payfac/domain/webhooks';
import { render, screen, waitFor, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../shared/lists/testing/render-list.tsx';
import { notifications } from '../../../shared/notify/notify.ts';
import { freshApp } from '../../../shared/testing/fresh-app.ts';
import { InApp } from '../../../shared/testing/in-app.tsx';
import { Events } from './events.tsx';
import { Overview } from './page.tsx';

const areas = { products };
const [example] = fixtures.products.list.data;
if (!example) throw new Error('There is no example of a product.');

beforeAll(installValidationMessages);

const open = (options: Partial<Parameters<typeof renderScreen<typeof areas>>[1]> = {}) =>
  renderScreen(<Overview id="spp_tidewater" />, { areas, roles: ['service-provider'], ...options });

it('opens a product: its fees, its onboarding, its merchants and its settings [PAGE-24]', async () => {
  open();
  await screen.findByRole('heading', { name: example.name });
  await screen.findByText('Standard');
  const steps = await screen.findByRole('list', { name: 'Steps of Full' });
  expect(within(steps).getAllByRole('listitem').length).toBe(5);
  screen.getByText('Fast Food Restaurants', { exact: false });
  expect(screen.getAllByText('2.9% + $0.30').length).toBe(2);
});

it('says that a webhook gets all events, and lists them by record on request', async () => {
  const webhook = { url: 'https://hooks.example/x', enabled: true, events: [...webhookEventTypes] };
  const { user } = open({
    responses: { products: { list: () => ({ data: [{ ...example, webhook }], count: 1 }) } },
  });
  const events = await screen.findByRole('button', {
    name: `All ${webhookEventTypes.length} events`,
  });
  expect(screen.queryByText('refund_failed', { ignore: '[hidden] *' })).toBeNull();
  await user.click(events);
  screen.getByText('refund_failed');
});

const chosenEvents = fc.oneof(
  fc.subarray([...webhookEventTypes]),
  fc.constant(webhookEventTypes),
  fc
    .constantFrom(...webhookEventTypes)
    .map((left) => webhookEventTypes.filter((event) => event !== left)),
);

it('counts exactly the events of a webhook, and names each below its record', () => {
  fc.assert(
    fc.property(chosenEvents, (events) => {
      freshApp();
      const { container, unmount } = render(<Events events={events} />, { wrapper: InApp });
      const all = webhookEventTypes.length;
      const title =
        events.length === 0
          ? 'None'
          : events.length === all
            ? `All ${all} events`
            : `${events.length} of ${all} events`;
      expect(container.textContent).toContain(title);
      const records = [...container.querySelectorAll('dl > div')].flatMap((record) =>
        [...record.querySelectorAll('code')].map(
          (name) => `${record.querySelector('dt')?.textContent}.${name.textContent}`,
        ),
      );
      expect(new Set(records)).toEqual(new Set<string>(events));
      expect(records.length).toBe(events.length);
      const names = [...container.querySelectorAll('dt')].map(({ textContent }) => textContent);
      expect(new Set(names).size).toBe(names.length);
      unmount();
    }),
    { numRuns: 25 },
  );
});

it('reorders onboarding flows by keyboard, and says which comes first', async () => {
  const { user, calls } = open();
  const flows = await screen.findByRole('list', { name: 'Onboarding flows' });
  expect(within(flows).getAllByRole('button').length).toBe(2);
  within(flows).getByRole('button', { name: /Short/ }).focus();
  await user.keyboard(' {ArrowUp} ');
  await waitFor(() => expect(calls('products.orderOnboardingFlowTemplates').length).toBe(1));
  expect(calls('products.orderOnboardingFlowTemplates')[0]?.input).toMatchObject({
    body: { onboardingFlowTemplateIds: ['tidewater-commerce-short', 'tidewater-commerce-full'] },
  });
});

it('restores the flows’ order if it couldn’t be saved, and says why', async () => {
  const { user } = open({
    responses: {
      products: {
        orderOnboardingFlowTemplates: () =>
          failure(400, { code: 'VALIDATION', message: 'The flows have changed.' }),
      },
    },
  });
  const failures = vi.spyOn(notifications(), 'show');
  const flows = await screen.findByRole('list', { name: 'Onboarding flows' });
  within(flows).getByRole('button', { name: /Short/ }).focus();
  await user.keyboard(' {ArrowUp} ');
  await waitFor(() =>
    expect(failures).toHaveBeenCalledWith({ kind: 'danger', message: 'The flows have changed.' }),
  );
  await waitFor(() => {
    const [first] = within(flows).getAllByText(/^(Full|Short)$/);
    expect(first?.textContent).toBe('Full');
  });
});

it('previews a color in both modes, and sends cleared fields as null', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit branding' }));
  const dialog = within(await screen.findByRole('dialog'));
  const color = await dialog.findByRole('textbox', { name: 'Primary color' });
  await user.clear(color);
  await user.type(color, '#ffff00');
  for (const mode of ['Light', 'Dark']) {
    within(dialog.getByRole('region', { name: `${mode} preview` })).getByText(/contrast of \d/);
  }
  await user.clear(color);
  await user.click(dialog.getByRole('button', { name: 'Save branding' }));
  await waitFor(() => expect(calls('products.updateBranding').length).toBe(1));
  expect(calls('products.updateBranding')[0]?.input).toMatchObject({
    body: {
      spProductName: example.branding.spProductName,
      primaryColor: null,
      squareLogoUrl: null,
      termsUrl: null,
      privacyUrl: null,
    },
  });
});

/** A field's description, including its error. */
const said = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

it.each([
  ['Terms and conditions', 'termsUrl'],
  ['Privacy policy', 'privacyUrl'],
])('accepts only an https URL as %s, and says so at the field', async (label, name) => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit branding' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByRole('textbox', { name: label });
  const save = dialog.getByRole('button', { name: 'Save branding' });
  for (const hostile of ['javascript:alert(1)', 'http://www.tidewater.example/x', '/terms']) {
    await user.clear(field);
    await user.type(field, hostile);
    await user.click(save);
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(said(field)).toContain('Enter an address that starts with https://.');
  }
  expect(calls('products.updateBranding')).toEqual([]);
  await user.clear(field);
  await user.type(field, 'https://www.tidewater.example/x');
  await user.click(save);
  await waitFor(() => expect(calls('products.updateBranding').length).toBe(1));
  expect(calls('products.updateBranding')[0]?.input).toMatchObject({
    body: { [name]: 'https://www.tidewater.example/x' },
  });
});

it('shows every state of a button, with a border if its color blends into the page', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit branding' }));
  const dialog = within(await screen.findByRole('dialog'));
  const color = await dialog.findByRole('textbox', { name: 'Primary color' });
  const light = within(dialog.getByRole('region', { name: 'Light preview' }));
  const edges = () =>
    ['Default', 'Focused', 'Hovered', 'Pressed', 'Disabled'].map(
      (state) => light.getByText(state).style.borderColor,
    );
  await user.clear(color);
  await user.type(color, '#004488');
  const [plain] = edges();
  await user.clear(color);
  await user.type(color, '#ffff00');
  for (const edge of edges()) expect(edge).not.toBe(plain);
});

it('previews the logo while its URL is typed, framed by the host that may load it', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Edit branding' }));
  const dialog = within(await screen.findByRole('dialog'));
  const logos = () => dialog.queryAllByTitle(`Logo of ${example.branding.spProductName}`);
  expect(logos()).toEqual([]);
  const field = await dialog.findByRole('textbox', { name: 'Square logo' });
  await user.click(field);
  await user.paste('javascript:alert(1)');
  expect(logos()).toEqual([]);
  await user.clear(field);
  await user.paste('https://cdn.tidewater.example/l.png');
  await waitFor(() => expect(logos()).toHaveLength(2));
  for (const logo of logos()) {
    const source = new URL(logo.getAttribute('src') ?? '');
    expect(source.host).toMatch(/^pay\./);
    expect(source.searchParams.get('address')).toBe('https://cdn.tidewater.example/l.png');
    expect(logo.getAttribute('sandbox')).toBe('allow-scripts');
  }
});

it('a flow moved by keyboard keeps the focus while its order is saved', async () => {
  const { user, calls } = open();
  const list = within(await screen.findByRole('list', { name: 'Onboarding flows' }));
  const [handle] = list.getAllByRole('button');
  handle?.focus();
  await user.keyboard(' {ArrowDown} ');
  await waitFor(() =>
    expect(calls('products.orderOnboardingFlowTemplates').length).toBeGreaterThan(0),
  );
  expect(document.activeElement).toBe(handle);
});

it('shows a rotated signing secret once, after a confirmation', async () => {
  const { user, calls } = open();
  await user.click(await screen.findByRole('button', { name: /Rotate/ }));
  expect(calls('products.updateWebhook')).toEqual([]);
  const asked = await screen.findByRole('alertdialog');
  await user.click(within(asked).getByRole('button', { name: 'Rotate secret' }));
  await screen.findByText(/^whsec_/);
  expect(calls('products.updateWebhook')[0]?.input).toMatchObject({ body: { rotateSecret: true } });
});

it('says at the field which URL the platform refuses', async () => {
  const { user } = open({
    responses: {
      products: {
        updateWebhook: () =>
          failure(400, {
            code: 'INVALID',
            message: 'Check the form.',
            errors: [{ path: 'url', message: 'Use an address on the public internet.' }],
          }),
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Edit webhook' }));
  await user.click(await screen.findByRole('button', { name: 'Save webhook' }));
  await screen.findByText('Use an address on the public internet.');
});

it('offers no form to read-only users', async () => {
  open({ roles: ['bank'] });
  await screen.findByText('Name for merchants');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /Rotate|Edit|Set up/ })).toBeNull();
});

it('says so if the product doesn’t exist', async () => {
  open({ responses: { products: { list: () => ({ data: [], count: 0 }) } } });
  await screen.findByText('Product not found');
});
