import { expect, it } from 'vitest';
import { secondStepForm } from './second-step-form.ts';

const written = (hasAuthenticator: boolean, hasPasskey: boolean, isWrong: boolean) =>
  String(
    secondStepForm(
      { hasAuthenticator, passkeys: hasPasskey ? '{}' : undefined },
      isWrong ? [{ path: 'code', message: 'Enter a code.' }] : [],
      '/payouts',
    ),
  );

const either = [true, false] as const;

it.each(
  either.flatMap((app) =>
    either.flatMap((key) => either.map((isWrong) => ({ app, key, isWrong }))),
  ),
)('shows one way to sign in as the first (app: $app, passkey: $key, wrong: $isWrong)', (state) => {
  const html = written(state.app, state.key, state.isWrong);
  expect(html.split('class="submit"').length - 1).toBe(1);
  const passkey = html.indexOf('class="use-passkey"');
  expect(passkey === -1).toBe(!state.key);
  expect(passkey).toBeLessThan(html.indexOf('id="code"'));
});

it('folds recovery codes where a passkey does, except around a problem', () => {
  expect(written(false, true, false)).toMatch(/<details class="more"\s*>/);
  expect(written(false, true, true)).toMatch(/<details class="more" open>/);
  for (const [app, key] of [
    [true, true],
    [true, false],
    [false, false],
  ] as const) {
    expect(written(app, key, false)).not.toContain('<details');
  }
});
