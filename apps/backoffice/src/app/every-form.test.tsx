import { installValidationMessages } from '@payfac/domain/validation';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderScreen } from '../shared/lists/testing/render-list.tsx';
import { everyForm } from './testing/every-form.tsx';
import { everyArea } from './testing/every-list.ts';

const files = import.meta.glob<string>(
  ['../{features,entities}/**/*.{ts,tsx}', '!../**/*.{test,css}.*'],
  {
    query: '?raw',
    import: 'default',
  },
);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const controls = (): readonly Control[] => [
  ...document.querySelectorAll<Control>('input, textarea, select'),
];
const isRequired = (control: Control): boolean =>
  control.required || control.getAttribute('aria-required') === 'true';

/** A control's description, including its error. */
const said = (control: Control): string =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .trim();

/** A sentence for users, not a schema's message. */
const sentence = /\p{Lu}.* .*\.$/u;

const labelOf = (control: Control): string => control.labels?.[0]?.textContent ?? '';

/** Fields that search, but that a screen reader would announce as plain text. */
const plainSearches = (): readonly string[] =>
  [...document.querySelectorAll<HTMLInputElement>('input[placeholder^=Search]')]
    .filter((field) => field.getAttribute('role') !== 'combobox' && field.type !== 'search')
    .map(labelOf);

/** The message for the highest allowed amount. */
const most =
  /(?:at most|from \$0\.01 to|the reserved|the authorized) \$[\d,.]+\.$|exceeds original transaction amount$/;

/** Amounts whose limit is the account's, which only the platform knows. */
const ofAccount: Readonly<Record<string, readonly string[]>> = {
  'apple-pay SimulatePayment': ['Amount'],
  'installments Component': ['Total'],
  'manual-payouts NewPayout': ['Amount'],
  'virtual-terminal SaleForm': ['Amount'],
};

/** Required, empty fields without a message. A password may consist of blanks. */
const silent = (): readonly string[] =>
  controls()
    .filter((control) => isRequired(control) && control.type !== 'password')
    .filter(({ value }) => value.trim() === '')
    .filter(
      (control) => control.getAttribute('aria-invalid') !== 'true' || !sentence.test(said(control)),
    )
    .map((control) => `${labelOf(control)}: ${said(control)}`);

/** The first control with a problem, in the order of the page. */
const firstWrong = (): Control | undefined =>
  controls().find((control) => control.closest('[aria-invalid=true]'));

/** A rule's test runs from a button next to its form. */
const submitButton = (): HTMLButtonElement | null =>
  document.querySelector('button[type=submit]') ??
  [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Run test') ??
  null;

/** Opens a form and records the requests it sends, except reads. */
async function open(form: ReactNode) {
  const sent: string[] = [];
  const shown = renderScreen(form, {
    areas: everyArea,
    address: '/list?account=sm_1',
    network: (reach) => async (of, options) => {
      const { method, url } = of instanceof Request ? of : new Request(of, options);
      if (method !== 'GET') sent.push(`${method} ${url}`);
      return reach(of, options);
    },
  });
  await waitFor(() => expect(submitButton()).not.toBeNull());
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
  return { ...shown, sent };
}

beforeAll(installValidationMessages);

it('knows every form of the app', async () => {
  const found: string[] = [];
  for (const [path, read] of Object.entries(files)) {
    const [, place = ''] = /^\.\.\/(entities\/[\w-]+|features\/[\w-]+)/.exec(path) ?? [];
    const parts = (await read()).split('useCallForm(');
    for (const index of parts.slice(1).keys()) {
      const before = parts.slice(0, index + 1).join('');
      const name = [...before.matchAll(/^(?:export )?(?:function|const) (\w+)/gm)].at(-1)?.[1];
      found.push(`${place.replace('features/', '')} ${name}`);
    }
  }
  expect(Object.keys(everyForm).toSorted()).toEqual(found.toSorted());
});

/** Presses the form's button, and waits until the expectations hold. */
async function submit({ user, sent }: Awaited<ReturnType<typeof open>>, expectations: () => void) {
  const before = [...sent];
  const button = submitButton();
  if (button) await user.click(button);
  await waitFor(expectations);
  return { isSent: sent.length > before.length };
}

const figures = () => document.querySelectorAll<HTMLInputElement>('[inputmode=decimal]');
const isAmount = ({ value }: HTMLInputElement): boolean => value.startsWith('$');

/** The amounts in a form that don't name their limit. */
const untold = (amounts: readonly HTMLInputElement[]) =>
  amounts
    .filter((amount) => !most.test(said(amount)))
    .map((amount) => labelOf(amount).replace('*', ''));

// Rendering a form takes longer than most checks, so each is rendered once for all of its amounts.
describe.each(Object.entries(everyForm))('the form %s', (name, form) => {
  it.each([
    ['nothing', ''],
    ['blanks alone', '   '],
  ])(
    'reports each missing field and focuses the first, also beside an unreadable number: %s typed',
    async (_typed, typed) => {
      const shown = await open(form);
      const { user } = shown;
      expect(plainSearches()).toEqual([]);
      for (const control of controls().filter(isRequired)) {
        const isChosen = control instanceof HTMLSelectElement || control.role === 'combobox';
        if (isChosen || control.readOnly) continue;
        await user.clear(control);
        if (typed) await user.type(control, typed);
      }
      const refused = async () => {
        const { isSent } = await submit(shown, () => expect(silent()).toEqual([]));
        expect(isSent).toBe(false);
        await waitFor(() => expect(document.activeElement).toBe(firstWrong() ?? submitButton()));
      };
      const figure = [...figures()].at(-1);
      if (figure && typed === '') {
        const stood = figure.value;
        await user.clear(figure);
        await user.type(figure, '12,34');
        await refused();
        await user.clear(figure);
        if (stood) await user.type(figure, stood);
      }
      await refused();
    },
  );

  it('accepts no amount above its limit, names the limit at the field, and handles any number anywhere', async () => {
    const shown = await open(form);
    const { user } = shown;
    const put = async (control: HTMLInputElement, text: string) => {
      await user.clear(control);
      if (text) await user.type(control, text);
    };
    const amounts: HTMLInputElement[] = [];
    for (const control of figures()) {
      const stood = control.value;
      await put(control, '9876543210.1');
      if (isAmount(control)) amounts.push(control);
      else await put(control, stood);
    }
    if (amounts.length > 0) {
      const { isSent } = await submit(shown, () =>
        expect(untold(amounts)).toEqual(ofAccount[name] ?? []),
      );
      expect(isSent).toBe(false);
    }

    const add = screen.queryAllByRole('button', { name: /^Add (?:item|coupon|tier|module)/ });
    for (const button of add) await user.click(button);
    const cart = screen.queryByRole('radio', { name: 'Cart' });
    if (cart) await user.click(cart);
    if (figures().length === 0) return;
    for (const typed of ['999999999999', '99999999999999999999']) {
      for (const figure of figures()) await put(figure, typed);
      const large = [...figures()].filter(isAmount);
      const { isSent } = await submit(shown, () =>
        expect(untold(large)).toEqual(ofAccount[name] ?? []),
      );
      expect(document.body.textContent).not.toMatch(/NaN|Infinity|\de\+\d/);
      if (large.length > 0) expect(isSent).toBe(false);
    }
  });
});
