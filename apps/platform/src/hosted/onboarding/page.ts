import { businessTypeLabels } from '@payfac/domain/accounts';
import { formatPhoneNumber } from '@payfac/domain/contact';
import { html } from 'hono/html';
import type { Asset } from '../assets/asset.ts';
import type { Brand } from '../brand.ts';
import { alertIcon } from '../icons.ts';
import type { Onboarding } from './state.ts';
import { asksForCode } from './steps.ts';

export interface OnboardingPage {
  readonly brand: Brand;
  /** Undefined for a link that does not work. */
  readonly onboarding: Onboarding | undefined;
  readonly problem: string | undefined;
  /** Where the person signs in. */
  readonly signIn: string;
  readonly brandStylesheet: string | undefined;
  readonly stylesheet: Asset;
}

type Content = ReturnType<typeof html>;

interface Part {
  readonly title: string;
  readonly content: Content;
}

const form = (step: string, label: string, fields: Content | string = '') =>
  html`<form method="post" novalidate>
    <input type="hidden" name="step" value="${step}" />
    ${fields}
    <button type="submit" class="submit">${label}</button>
  </form>`;

const field = (name: string, label: string, control: Content) =>
  html`<div class="field" data-state="none">
    <label for="${name}">${label}</label>
    <div class="control">${control}</div>
  </div>`;

const welcome = (onboarding: Onboarding): Part => {
  const { invite, product } = onboarding;
  const name = product.branding.spProductName;
  const asksNumber = asksForCode(onboarding) && invite.mobileNumber === null;
  const number = field(
    'mobile',
    'Mobile number',
    html`<input id="mobile" name="mobile" type="tel" autocomplete="tel-national" required />`,
  );
  return {
    title: `${name} invites ${invite.businessName ?? invite.name}`,
    content: html`<p class="help">
        Apply to take payments with ${name}. It takes a few minutes, and you can stop and come back
        with the same link.
      </p>
      ${form('begin', 'Begin', asksNumber ? number : '')}`,
  };
};

const code = ({ invite }: Onboarding): Part => ({
  title: 'Enter the code',
  content: html`<p class="help">
      We sent a text message to ${formatPhoneNumber(invite.mobileNumber ?? '')}.
    </p>
    ${form(
      'code',
      'Confirm',
      field(
        'code',
        'Code of six digits',
        html`<input
          id="code"
          name="code"
          inputmode="numeric"
          autocomplete="one-time-code"
          maxlength="12"
          required
        />`,
      ),
    )}
    ${form('resend', 'Send it again')}`,
});

const account = ({ invite, product }: Onboarding): Part => {
  const types = product.ownershipTypes.map(
    (type) => html`<option value="${type}">${businessTypeLabels[type]}</option>`,
  );
  return {
    title: 'Your business and your sign-in',
    content: html`<p class="help">You will sign in as ${invite.email}.</p>
      ${form(
        'account',
        'Go on',
        html`${field(
          'ownershipType',
          'Type of business',
          html`<select id="ownershipType" name="ownershipType" required>
            ${types}
          </select>`,
        )}${field(
          'password',
          'Password, at least 12 characters',
          html`<input
            id="password"
            name="password"
            type="password"
            autocomplete="new-password"
            maxlength="200"
            required
          />`,
        )}`,
      )}`,
  };
};

const done = ({ invite, application }: Onboarding, signIn: string): Part => ({
  title: 'Go on in the back office',
  content: html`<p class="help">
      The application of ${application?.dbaName ?? invite.name} is waiting there: business, owners
      and bank account. Sign in as ${invite.email}.
    </p>
    <p class="help"><a href="${signIn}">Sign in</a></p>`,
});

const gone: Part = {
  title: 'This link does not work',
  content: html`<p class="help">
    It has lapsed, or a newer one was sent. Ask who invited you for another.
  </p>`,
};

function partOf({ onboarding, signIn }: OnboardingPage): Part {
  switch (onboarding?.step) {
    case 'welcome':
      return welcome(onboarding);
    case 'code':
      return code(onboarding);
    case 'account':
      return account(onboarding);
    case 'done':
      return done(onboarding, signIn);
    case undefined:
      return gone;
  }
}

const problemBox = (problem: string | undefined) =>
  problem === undefined
    ? ''
    : html`<div class="box danger" role="alert" id="problems" tabindex="-1" autofocus>
        ${alertIcon}
        <p>${problem}</p>
      </div>`;

export function onboardingPage(page: OnboardingPage) {
  const { title, content } = partOf(page);
  const { brand, problem, brandStylesheet, stylesheet } = page;
  return html`<!doctype html>
    <html lang="en" data-mode="light">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${problem === undefined ? '' : 'Error: '}${title} · ${brand.name}</title>
        ${brandStylesheet ? html`<link rel="stylesheet" href="${brandStylesheet}" />` : ''}
        <link rel="stylesheet" href="${stylesheet.path}" />
      </head>
      <body>
        <div class="page">
          <header>
            <span class="mark" aria-hidden="true">${brand.name.slice(0, 1)}</span>
            <span>${brand.name}</span>
          </header>
          <main>
            <h1>${title}</h1>
            ${problemBox(problem)} ${content}
          </main>
          <footer>© ${brand.name}</footer>
        </div>
      </body>
    </html>`;
}
