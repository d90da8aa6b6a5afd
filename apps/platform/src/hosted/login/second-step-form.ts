import type { FieldProblem } from '@payfac/domain/validation';
import { html } from 'hono/html';
import { textField } from '../frame/controls.ts';
import { noValues } from '../frame/form.ts';

export interface SecondStepForm {
  /** Whether codes of an authenticator app are accepted, in addition to recovery codes. */
  readonly hasAuthenticator: boolean;
  /** The browser's passkey options as JSON; undefined for a user without a passkey. */
  readonly passkeys: string | undefined;
}

/** Asks for a passkey or a code; without a script, only for a code. */
export function secondStepForm(
  { hasAuthenticator, passkeys }: SecondStepForm,
  problems: readonly FieldProblem[],
  returnPath: string,
) {
  const code = textField(
    { values: noValues, problems },
    {
      name: 'code',
      label: hasAuthenticator ? 'Code' : 'Recovery code',
      autocomplete: 'one-time-code',
      maxlength: 40,
      hint: hasAuthenticator
        ? 'The 6 digits that your authenticator app shows, or a recovery code.'
        : 'One of the codes you kept when you added your passkey.',
    },
  );
  return html`<form
    method="post"
    action="/payments/login/second-step"
    novalidate
    ${passkeys === undefined ? '' : html`data-passkeys="${passkeys}"`}
  >
    <input type="hidden" name="return" value="${returnPath}" />
    <input type="hidden" name="passkey" />
    <button type="button" class="submit use-passkey" hidden>Use a passkey</button>
    ${code}
    <button type="submit" class="submit">Sign in</button>
  </form>`;
}
