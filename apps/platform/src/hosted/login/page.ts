import type { FieldProblem } from '@payfac/domain/validation';
import { html } from 'hono/html';
import type { Brand } from '../../http/hosts/brands.ts';
import type { Asset } from '../assets/asset.ts';
import { hiddenField, notice, problemBox, textField } from '../frame/controls.ts';
import { facilitatorBranding, pageDocument } from '../frame/document.ts';
import { valuesOf } from '../frame/form.ts';
import { eyeIcon } from '../icons.ts';
import type { Notice } from './notice.ts';
import { type SecondStepForm, secondStepForm } from './second-step-form.ts';

export interface LoginPage {
  readonly brand: Brand;
  readonly notice: Notice | undefined;
  readonly problems: readonly FieldProblem[];
  readonly username: string;
  readonly returnPath: string;
  /** Replaces username and password once these were right. */
  readonly secondStep?: SecondStepForm;
  readonly brandStylesheet: string | undefined;
  readonly stylesheet: Asset;
  readonly script: Asset;
}

const reveal = html`<button type="button" class="reveal" aria-label="Show password" aria-controls="password" hidden>
  ${eyeIcon}
</button>`;

function form({ problems, username, returnPath }: LoginPage) {
  const state = { values: valuesOf({ username }), problems };
  const isFirstVisit = problems.length === 0;
  return html`<form method="post" action="/payments/login" novalidate>
    ${hiddenField('return', returnPath)}
    ${textField(state, {
      name: 'username',
      label: 'Username',
      isUnmarked: true,
      autocomplete: 'username',
      attributes: html`autocapitalize="none" autocorrect="off" spellcheck="false" ${isFirstVisit ? 'autofocus' : ''}`,
    })}
    ${textField(state, {
      name: 'password',
      label: 'Password',
      isUnmarked: true,
      type: 'password',
      autocomplete: 'current-password',
      end: reveal,
    })}
    <button type="submit" class="submit">Sign in</button>
  </form>`;
}

const heading = ({ secondStep, brand }: LoginPage): string =>
  secondStep ? 'Confirm it’s you' : `Sign in to ${brand.title}`;

const help = ({ secondStep }: LoginPage): string =>
  secondStep
    ? 'Lost all of these? Ask an administrator to reset your second step.'
    : 'Can’t sign in? Ask your administrator to unlock your account or reset your password.';

const formOf = (page: LoginPage) =>
  page.secondStep ? secondStepForm(page.secondStep, page.problems, page.returnPath) : form(page);

export const loginPage = (page: LoginPage) => {
  const { brand, problems, brandStylesheet, stylesheet, script } = page;
  return pageDocument({
    dress: facilitatorBranding(brand),
    rules: '',
    title: 'Sign in',
    hasProblem: problems.length > 0,
    content: html`<h1>${heading(page)}</h1>
      ${page.notice === undefined ? '' : notice(page.notice.text, page.notice.title)}
      ${problemBox({ values: new Map(), problems })} ${formOf(page)}
      <p class="hint">${help(page)}</p>`,
    brandStylesheet,
    stylesheet,
    // The mode that the user chose in the app; other hosted pages follow the system.
    mode: { path: '/boot.js' },
    scripts: [script],
  });
};
