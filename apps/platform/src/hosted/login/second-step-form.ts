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
      isUnmarked: true,
      autocomplete: 'one-time-code',
      maxlength: 40,
      hint: hasAuthenticator
        ? 'The 6 digits that your authenticator app shows, or a recovery code.'
        : 'One of the codes you kept when you added your passkey.',
    },
  );
  const isAlone = passkeys === undefined;
  const byCode = html`<div class="by-code">
    ${code}
    <button type="submit" class="${isAlone ? 'submit' : 'quiet'}">Sign in</button>
  </div>`;
  // A recovery code is for the day on which the passkey is lost.
  const isFolded = !isAlone && !hasAuthenticator;
  return html`<form
    method="post"
    action="/payments/login/second-step"
    novalidate
    ${passkeys === undefined ? '' : html`data-passkeys="${passkeys}"`}
  >
    <input type="hidden" name="return" value="${returnPath}" />
    <input type="hidden" name="passkey" />
    ${
      isAlone
        ? ''
        : html`<div class="use-passkey" hidden>
            <button type="button" class="submit">Use a passkey</button>
            ${isFolded ? '' : html`<p class="or"><span>or</span></p>`}
          </div>`
    }
    ${
      isFolded
        ? html`<details class="more" ${problems.length > 0 ? 'open' : ''}>
            <summary>Use a recovery code instead</summary>
            ${byCode}
          </details>`
        : byCode
    }
  </form>`;
}
