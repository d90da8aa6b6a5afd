import { describe, expect, test } from 'vitest';
import { useTestHosted } from '../../../test/use.ts';
import { account, applicant, businessFields, pageNames, title } from './test-applicant.ts';

const hosted = useTestHosted();
const { open, post, forgetCookies, invite, signedUp, walk } = applicant(hosted);

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

const plain = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

interface Control {
  readonly name: string;
  /** The displayed value; for a checkbox or a choice, the selected one. */
  readonly value: string;
  readonly choices: readonly string[];
  readonly type: string;
}

/** The controls of a rendered form. */
function controlsOf(form: string): Control[] {
  const selects = [...form.matchAll(/<select[^>]*>[\s\S]*?<\/select>/g)].map(([text]) => {
    const options = [...text.matchAll(/<option[^>]*>/g)].map(([option]) => option);
    const chosen = options.find((option) => option.includes('selected'));
    return {
      name: attribute(text, 'name') ?? '',
      value: (chosen && attribute(chosen, 'value')) ?? '',
      choices: options.flatMap((option) => attribute(option, 'value') || []),
      type: 'select',
    };
  });
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([text]) => {
    const type = attribute(text, 'type') ?? 'text';
    const value = plain(attribute(text, 'value') ?? '');
    const isChoice = type === 'checkbox' || type === 'radio';
    return {
      name: attribute(text, 'name') ?? '',
      value: isChoice && !/\schecked/.test(text) ? '' : value,
      choices: isChoice ? [value] : [],
      type,
    };
  });
  return [...selects, ...inputs];
}

const formsOf = (page: string) =>
  [...page.matchAll(/<form[^>]*data-keep[^>]*>[\s\S]*?<\/form>/g)].map(([text]) =>
    controlsOf(text),
  );

const shownIn = (controls: readonly Control[], name: string): string =>
  controls.find((one) => one.name === name && one.value !== '')?.value ?? '';

/** Values that are never saved, sealed or not. */
const secrets = new Set(['password', 'accountNumber', 'accountAgain']);

/** A value for a control that leaves the form incomplete. */
const typedInto = ({ name, choices, type }: Control, index: number): string => {
  if (name === 'linked') return 'closed';
  if (type === 'password') return '';
  return choices.at(-1) ?? `"half <typed> & ${index}`;
};

describe('an unfinished application', () => {
  test('keeps every field of every step after an error and a reload', async () => {
    const seen = new Map<string, string[]>();
    const look = async (page: string, path: string): Promise<void> => {
      const forms = formsOf((await open(path)).text);
      seen.set(
        page,
        forms.flatMap((form) => form.map(({ name }) => name)),
      );
      for (const [place, form] of forms.entries()) {
        const hidden = form.filter(({ type }) => type === 'hidden');
        const own = form.filter(({ type }) => type !== 'hidden');
        for (const half of [0, 1]) {
          for (const keep of [{}, { keep: 'yes' }]) {
            const typed = Object.fromEntries(
              own.map((one, index): [string, string] => [
                one.name,
                index % 2 === half || own.length === 1 ? typedInto(one, index) : '',
              ]),
            );
            const unsaid = Object.fromEntries(hidden.map(({ name, value }) => [name, value]));
            const sent = await post(path.replace(/\?.*/, ''), { ...unsaid, ...typed, ...keep });
            expect(sent.status, page).toBe('keep' in keep ? 204 : 422);
            const again = formsOf((await open(path)).text)[place] ?? [];
            for (const [name, text] of Object.entries(typed)) {
              const expected = secrets.has(name) ? '' : text;
              expect(shownIn(again, name), `${page} ${name}`).toBe(expected);
            }
          }
        }
      }
    };
    await walk(look);
    const without = await invite({ mobileNumber: null });
    await look('welcome', without.path);
    expect([...seen.keys()].toSorted()).toEqual([...pageNames].toSorted());
    const kept = [...seen].filter(([, names]) => names.length > 0).map(([page]) => page);
    expect(kept.toSorted()).toEqual(['account', 'bank', 'business', 'owner', 'welcome']);
    expect(seen.get('business')?.length).toBeGreaterThan(15);
    expect(seen.get('owner')?.length).toBeGreaterThan(15);
  });

  const storedOf = async (inviteId: string) => {
    const { rows } = await hosted.open.pool.query<{ form: string; typed: string | null }>(
      'select form, typed from onboarding_drafts where invite_id = $1 order by form',
      [inviteId],
    );
    return rows;
  };

  test('is stored encrypted, without account numbers, passwords and card numbers', async () => {
    const { path, id } = await signedUp();
    const card = '4242 4242 4242 4242';
    const typed = { 'business.taxId': '12-345', 'business.description': card, mcc: '' };
    expect((await post(path, { step: 'business', ...typed })).status).toBe(422);
    const page = await open(path);
    expect(page.text).toContain('value="12-345"');
    expect(page.text).not.toContain(card);
    const stored = (await storedOf(id)).find(({ form }) => form === 'business');
    expect(stored?.typed).toMatch(/^sealed:1:/);
  });

  test('is deleted once the form is accepted, and an old page can’t restore it', async () => {
    const { path, id } = await signedUp();
    const half = { step: 'business', version: '0', 'business.legalName': 'Half a' };
    await post(path, { ...half, keep: 'yes' });
    expect((await open(path)).text).toContain('value="Half a"');
    expect((await post(path, { ...half, ...businessFields })).status).toBe(303);
    await post(path, { ...half, keep: 'yes' });
    const back = await open(`${path}?step=business`);
    expect(back.text).toContain('value="Lind &amp; Co LLC"');
    expect(back.text).not.toContain('Half a');
    expect((await storedOf(id)).map(({ typed }) => typed)).toEqual([null, null, null]);
  });
});

describe('after the sign-up', () => {
  test('a link asks to sign in, and shows nothing before', async () => {
    const { path, email } = await signedUp();
    await post(path, { step: 'business', 'business.taxId': '12-345' });
    forgetCookies();
    for (const address of [path, `${path}?step=business`, `${path}?step=owners`]) {
      const asked = await open(address);
      expect([asked.status, title(asked)]).toEqual([200, 'Sign in to continue']);
      expect(asked.text).not.toMatch(/12-345|About the business/);
      expect(asked.text).toContain(email);
    }
    const posted = await post(path, { step: 'business', ...businessFields });
    expect(title(posted)).toBe('Sign in to continue');
    const kept = await post(path, { step: 'business', keep: 'yes', mcc: '5814' });
    expect(kept.status).toBe(403);
    const wrong = await post(path, { step: 'sign-in', password: 'eight herons at dusk' });
    expect([wrong.status, wrong.text.includes('Incorrect password')]).toEqual([422, true]);
    const right = await post(path, { step: 'sign-in', password: account.password });
    expect(right.status).toBe(303);
    expect(right.headers.get('set-cookie')).toMatch(
      /^__Host-onboarding=[\w-]+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    );
    const back = await open(path);
    expect(title(back)).toBe('About the business');
    expect(back.text).toContain('value="12-345"');
  });

  test('doesn’t accept another user’s cookie', async () => {
    const one = await signedUp();
    const other = await signedUp();
    const signedIn = await post(one.path, { step: 'business' });
    expect(signedIn.status).toBe(422);
    forgetCookies();
    const own = await post(one.path, { step: 'sign-in', password: account.password });
    const cookie = own.headers.get('set-cookie')?.split(';')[0] ?? '';
    const shown = await open(other.path, undefined, cookie);
    expect(title(shown)).toBe('Sign in to continue');
  });
});
