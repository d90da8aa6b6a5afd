import { businessTypeLabels } from '@payfac/domain/accounts';
import { formatPhoneNumber } from '@payfac/domain/contact';
import { html } from 'hono/html';
import { productBrandingOf } from '../../areas/products/product-branding.ts';
import { hiddenField, notice, problemBox, selectField, textField } from '../frame/controls.ts';
import type { Content, Part } from '../frame/document.ts';
import { type FormState, textOf } from '../frame/form.ts';
import type { Page } from '../frame/frame.ts';
import { type Onboarding, reasonOf } from './state.ts';

export interface Drawn {
  readonly title: string;
  readonly content: Content;
}

export const stepForm = (step: string, label: string, fields: Part = ''): Content =>
  html`<form method="post" novalidate>
    ${hiddenField('step', step)} ${fields}
    <button type="submit" class="submit">${label}</button>
  </form>`;

/** A form whose values are saved as they are typed. @param rank of its button: a page has one main button. */
export const keptForm = (
  state: FormState,
  step: string,
  label: string,
  fields: Part,
  rank: 'submit' | 'quiet' = 'submit',
): Content =>
  html`<form method="post" novalidate data-keep>
    ${hiddenField('step', step)}
    ${hiddenField('version', textOf(state.values, `version.${step}`))} ${fields}
    <button type="submit" class="${rank}">${label}</button>
  </form>`;

export const quietForm = (step: string, label: string, fields: Part = ''): Content =>
  html`<form method="post" novalidate>
    ${hiddenField('step', step)} ${fields}
    <button type="submit" class="quiet">${label}</button>
  </form>`;

export function welcome({ invite, product }: Onboarding, state: FormState, asks: boolean): Drawn {
  const name = product.branding.spProductName;
  const number = textField(state, {
    name: 'mobile',
    label: 'Mobile number',
    type: 'tel',
    autocomplete: 'tel-national',
    maxlength: 20,
  });
  return {
    title: `${name} invited ${invite.businessName ?? invite.name}`,
    content: html`<p>
        Set up payments with ${name}. You can stop anytime and pick up where you left off with the
        same link.
      </p>
      <h2>Have these ready</h2>
      <ul class="terms">
        <li>The business tax ID</li>
        <li>An ID for each owner</li>
        <li>The bank account for your payouts</li>
      </ul>
      ${
        asks && invite.mobileNumber === null
          ? keptForm(state, 'begin', 'Begin', number)
          : stepForm('begin', 'Begin')
      }`,
  };
}

export const code = ({ invite }: Onboarding, state: FormState): Drawn => ({
  title: 'Enter the code',
  content: html`<p>We sent a text message to ${formatPhoneNumber(invite.mobileNumber ?? '')}.</p>
    ${stepForm(
      'code',
      'Confirm',
      textField(state, {
        name: 'code',
        label: 'Six-digit code',
        inputmode: 'numeric',
        autocomplete: 'one-time-code',
        maxlength: 12,
      }),
    )}
    ${quietForm('resend', 'Send it again')}`,
});

export const account = ({ invite, product }: Onboarding, state: FormState): Drawn => ({
  title: 'Your business and your sign-in',
  content: html`<p>Your username will be <strong>${invite.email}</strong>.</p>
    ${keptForm(
      state,
      'account',
      'Continue',
      html`${selectField(state, {
        name: 'ownershipType',
        label: 'Business type',
        choices: product.ownershipTypes.map((type) => [type, businessTypeLabels[type]] as const),
      })}${textField(state, {
        name: 'password',
        label: 'Password',
        type: 'password',
        autocomplete: 'new-password',
        hint: 'At least 12 characters. A few words are easy to remember.',
      })}`,
    )}`,
});

/** The page for an applicant who returns. */
export const welcomeBack = (
  { invite, product }: Onboarding,
  state: FormState,
  signIn: string,
): Drawn => ({
  title: 'Sign in to continue',
  content: html`<p>
      Your application with ${product.branding.spProductName} is kept. Sign in as
      <strong>${invite.email}</strong> to go on with it.
    </p>
    ${stepForm(
      'sign-in',
      'Sign in',
      textField(state, {
        name: 'password',
        label: 'Password',
        type: 'password',
        autocomplete: 'current-password',
      }),
    )}
    <p class="hint">
      You can also <a href="${signIn}">continue in the backoffice</a>.
    </p>`,
});

const ends: Readonly<Record<string, readonly [title: string, text: string]>> = {
  review: [
    'Your application is being reviewed',
    'Thank you. We’ll email you when there’s a decision.',
  ],
  approved: [
    'Your application was approved',
    'We’re setting up your account with the processor. We’ll email you when you can take payments.',
  ],
  active: ['You can take payments', 'Your account is live.'],
  declined: ['Your application was declined', 'We emailed you our decision.'],
  archived: ['Your application was archived', 'Ask whoever invited you to reopen it.'],
};

export function done({ parts }: Onboarding, signIn: string): Drawn {
  const [title, text] = ends[parts?.application.status ?? ''] ?? ['Your application', ''];
  const reason = parts && reasonOf(parts);
  return {
    title,
    content: html`<p>${text}</p>
      ${reason === undefined ? '' : notice(`Reason: ${reason}`)}
      <p class="hint">
        Sign in to the backoffice to check its status.
      </p>
      <p><a class="quiet" href="${signIn}">Sign in</a></p>`,
  };
}

export const gone: Drawn = {
  title: 'This link doesn’t work',
  content: html`<p>
    It expired, or a newer one was sent. Ask whoever invited you for a new link.
  </p>`,
};

/** A page of these parts with the product's branding. @param side content next to it. */
export const drawnPage = (
  { product }: Pick<Onboarding, 'product'>,
  drawn: Drawn,
  state: FormState,
  side?: Content,
): Page => ({
  ...plainPage(drawn, state),
  ...(side === undefined ? {} : { side }),
  dress: productBrandingOf(product),
});

/** The same with the brand's look, when no product is known. */
export const plainPage = ({ title, content }: Drawn, state: FormState): Page => ({
  title,
  hasProblem: state.problems.length > 0,
  content: html`<h1>${title}</h1>
    ${problemBox(state)} ${content}`,
});
