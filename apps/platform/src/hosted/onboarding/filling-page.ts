import {
  businessTypeLabels,
  maskIdNumber,
  type Owner,
  payoutVerificationLabels,
} from '@payfac/domain/accounts';
import type { Address } from '@payfac/domain/contact';
import { formatPhoneNumber } from '@payfac/domain/contact';
import { html } from 'hono/html';
import { categoryOf } from '../../areas/products/categories.data.ts';
import type { Instruments } from '../../processors/instruments.ts';
import { checkField, hiddenField, notice } from '../frame/controls.ts';
import type { Content, Part } from '../frame/document.ts';
import type { FormState } from '../frame/form.ts';
import { bankFields, linkFields } from './bank.ts';
import { businessFields } from './business.ts';
import { findOwner, ownerFields, ownersOf } from './owners.ts';
import { type Drawn, keptForm, quietForm, stepForm } from './page.ts';
import {
  type Begun,
  type FillingStep,
  fillingSteps,
  isVisited,
  missingOf,
  type OnboardingStep,
} from './state.ts';

const names: Readonly<Record<FillingStep, string>> = {
  business: 'Business',
  owners: 'Owners',
  bank: 'Bank account',
  review: 'Review',
};
/** Short enough for all four to fit in one line on a phone. */
const shortNames: Readonly<Record<FillingStep, string>> = { ...names, bank: 'Bank' };

/**
 * The steps of an application; completed ones can be revisited.
 * @param shown undefined before the applicant has signed up.
 */
export const stepsNav = (shown: FillingStep | undefined, standing: OnboardingStep): Content =>
  html`<nav aria-label="Steps">
    <ol class="steps">
      ${fillingSteps.map((step, index) => {
        const label = `${index + 1}. ${shortNames[step]}`;
        if (step === shown) return html`<li aria-current="step">${label}</li>`;
        return isVisited(step, standing)
          ? html`<li class="taken"><a href="?step=${step}">${label}</a></li>`
          : html`<li>${label}</li>`;
      })}
    </ol>
  </nav>`;

const business = (begun: Begun, state: FormState): Drawn => ({
  title: 'About the business',
  content: keptForm(state, 'business', 'Save and continue', businessFields(state, begun)),
});

const ownerItem = ({
  ownerId,
  firstName,
  lastName,
  title,
  ownership,
  isController,
}: Owner): Content => {
  const parts = [title, `${ownership ?? 0}%`, ...(isController ? ['Controller'] : [])];
  const name = `${firstName} ${lastName}`;
  return html`<li class="card-box">
    <div>
      <strong>${name}</strong>
      <p class="hint">${parts.filter(Boolean).join(' · ')}</p>
    </div>
    <div class="actions">
      <a class="quiet" href="?step=owners&owner=${ownerId}" aria-label="Edit ${name}">Edit</a>
      ${quietForm('remove-owner', 'Remove', hiddenField('ownerId', ownerId))}
    </div>
  </li>`;
};

/** @param ownerId of the owner whose form is open; `new` for an additional one. */
function owners(begun: Begun, state: FormState, ownerId: string): Drawn {
  const all = ownersOf(begun);
  const open = findOwner(begun, ownerId);
  if (all.length === 0 || open || ownerId === 'new') {
    return {
      title: open ? `${open.firstName} ${open.lastName}` : 'Owners and officers',
      content: html`${
        open
          ? ''
          : html`<p class="hint">
              Everyone who owns 25% or more, and the controller: the person who runs the business.
            </p>`
      }
      ${keptForm(state, 'owner', 'Save', ownerFields(state, open))}
      ${all.length > 0 ? html`<p><a href="?step=owners">Back to all owners</a></p>` : ''}`,
    };
  }
  const missing = missingOf(begun.parts).filter(({ path }) => path.startsWith('identity.owners'));
  return {
    title: 'Owners and officers',
    content: html`${missing.map(({ message }) => notice(message))}
      <ul class="messages">
        ${all.map(ownerItem)}
      </ul>
      <div class="actions">
        ${missing.length === 0 ? html`<a class="submit" href="?step=bank">Continue</a>` : ''}
        <a class="quiet" href="?step=owners&owner=new">Add another</a>
      </div>`,
  };
}

function bank({ parts }: Begun, state: FormState, linked: Instruments['linkedAccounts']): Drawn {
  const added = parts.payoutAccounts.map(
    ({ last4, bankName, verification, isPreferred }) =>
      html`<div>
        <strong>${bankName ?? 'Bank account'} ending in ${last4}</strong>
        <p class="hint">${isPreferred ? 'Payouts go here · ' : ''}${payoutVerificationLabels[verification]}</p>
      </div>`,
  );
  const isFirst = added.length === 0;
  const typed = (rank: 'submit' | 'quiet') =>
    html`<p class="hint">Use a business checking account. We verify it before the first payout.</p>
      ${keptForm(state, 'bank', 'Add this account', bankFields(state), rank)}`;
  const rank = isFirst ? 'submit' : 'quiet';
  const ways = linked
    ? html`<div class="card-box">
          <h2>Connect your bank</h2>
          <p class="hint">The quickest way: the account is verified at once. This sandbox shows a test bank.</p>
          ${keptForm(state, 'bank-link', 'Connect this account', linkFields(state, linked), rank)}
        </div>
        <div class="card-box"><h2>Enter it manually</h2>${typed('quiet')}</div>`
    : typed(rank);
  return {
    title: 'Where payouts go',
    content: isFirst
      ? ways
      : html`${added}
          <p class="actions"><a class="submit" href="?step=review">Continue</a></p>
          <details class="more" ${state.problems.length > 0 ? 'open' : ''}>
            <summary>Use another account</summary>
            ${ways}
          </details>`,
  };
}

const fact = (name: string, value: string | null): Part =>
  value === null || value === '' ? '' : html`<div><dt>${name}</dt><dd>${value}</dd></div>`;

const addressText = (address: Address | null): string | null =>
  address &&
  [address.street, address.unit, address.city, `${address.state} ${address.zip}`]
    .filter(Boolean)
    .join(', ');

const masked = (number: string | null): string | null => number && maskIdNumber(number);

const link = (href: string, text: string): Content =>
  html`<a href="${href}" target="_blank" rel="noreferrer">${text}</a>`;

function review({ parts, terms }: Begun, state: FormState): Drawn {
  const { application, payoutAccounts, records } = parts;
  const { identity } = application;
  const { business: one } = identity;
  const mcc = records[0]?.mcc;
  const part = (step: FillingStep, facts: Content): Content => html`<section class="card-box">
    <div class="titled">
      <h2>${names[step]}</h2>
      <a href="?step=${step}" aria-label="Edit: ${names[step]}">Edit</a>
    </div>
    ${facts}
  </section>`;
  return {
    title: 'Review and submit',
    content: html`${part(
      'business',
      html`<dl class="facts told">
        ${fact('Type', businessTypeLabels[identity.ownershipType])}
        ${fact('Legal name', one.legalName)} ${fact('DBA name', one.dbaName)}
        ${fact('Statement descriptor', one.billingDescriptor)}
        ${fact('Merchant category', mcc ? categoryOf(mcc).description : null)}
        ${fact('Products or services', one.description)} ${fact('Tax ID', masked(one.taxId))}
        ${fact('Phone', one.phone && formatPhoneNumber(one.phone))} ${fact('Email', one.email)}
        ${fact('Website', one.website)} ${fact('Address', addressText(one.location))}
      </dl>`,
    )}
    ${part(
      'owners',
      html`<dl class="facts told">
        ${identity.owners.map(({ firstName, lastName, title, ownership, idNumber }) =>
          fact(
            `${firstName} ${lastName}`,
            [title, `${ownership ?? 0}%`, masked(idNumber)].filter(Boolean).join(' · '),
          ),
        )}
      </dl>`,
    )}
    ${part(
      'bank',
      html`<dl class="facts told">
        ${payoutAccounts
          .filter(({ isPreferred }) => isPreferred)
          .map(({ last4, bankName, accountHolderName }) =>
            fact(accountHolderName, `${bankName ?? 'Bank account'} ending in ${last4}`),
          )}
      </dl>`,
    )}
    ${stepForm(
      'submit',
      'Submit the application',
      checkField(state, {
        name: 'terms',
        // On one line, because the label becomes the control's accessible name.
        label: html`The information here is true, and I accept the ${link(terms.termsUrl, 'terms and conditions')} and the ${link(terms.privacyUrl, 'privacy policy')} on behalf of the business.`,
      }),
    )}`,
  };
}

/** A step of the application's form. */
export function fillingStep(
  step: FillingStep,
  begun: Begun,
  state: FormState,
  ownerId: string,
  linked: Instruments['linkedAccounts'],
): Drawn {
  switch (step) {
    case 'business':
      return business(begun, state);
    case 'owners':
      return owners(begun, state, ownerId);
    case 'bank':
      return bank(begun, state, linked);
    case 'review':
      return review(begun, state);
  }
}
