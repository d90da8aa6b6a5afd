import { expect, it } from 'vitest';
import { secondStepForm } from './second-step-form.ts';

async function written(hasAuthenticator: boolean, hasPasskey: boolean, isWrong: boolean) {
  const form = { hasAuthenticator, passkeys: hasPasskey ? '{}' : undefined };
  const problems = isWrong ? [{ path: 'code', message: 'Enter a code.' }] : [];
  return (await secondStepForm(form, problems, '/payouts')).toString();
}

const either = [true, false] as const;

it.each(
  either.flatMap((app) =>
    either.flatMap((key) => either.map((isWrong) => ({ app, key, isWrong }))),
  ),
)('shows one way to sign in first (app: $app, passkey: $key, wrong: $isWrong)', async (state) => {
  const html = await written(state.app, state.key, state.isWrong);
  expect(html.split('class="submit"').length - 1).toBe(1);
  const passkey = html.indexOf('class="use-passkey"');
  expect(passkey === -1).toBe(!state.key);
  expect(passkey).toBeLessThan(html.indexOf('id="code"'));
});

it('collapses recovery codes if a passkey is available, except to show a problem', async () => {
  expect(await written(false, true, false)).toMatch(/<details class="more"\s*>/);
  expect(await written(false, true, true)).toMatch(/<details class="more" open>/);
  for (const [app, key] of [
    [true, true],
    [true, false],
    [false, false],
  ] as const) {
    expect(await written(app, key, false)).not.toContain('<details');
  }
});
