import { applications as contract } from '@payfac/api/contract';
import { type Business, idTypeLabels, idTypes, maskIdNumber } from '@payfac/domain/accounts';
import { formatPhoneNumber } from '@payfac/domain/contact';
import { fieldProblems } from '@payfac/domain/validation';
import { html } from 'hono/html';
import { categoryOf } from '../../areas/products/categories.data.ts';
import { addressFields } from '../frame/address.ts';
import { selectField, textField } from '../frame/controls.ts';
import type { Content } from '../frame/document.ts';
import { type FormState, textOf, type Values, valuesOf } from '../frame/form.ts';
import { createReader } from '../frame/read.ts';
import type { Begun } from './state.ts';

/* Controls are named by the paths of an application's parts, so that a problem finds its field. */

const addressValues = (prefix: string, address: object | null) =>
  Object.fromEntries(
    Object.entries(address ?? {}).map(([name, value]) => [`${prefix}.${name}`, String(value)]),
  );

/** The business's known data, without its tax id, which is never shown again. */
export function businessValues({ parts }: Begun): Values {
  const { business } = parts.application.identity;
  const { location, taxId: _, ...told } = business;
  const named = Object.entries(told).map(([name, value]) => [`business.${name}`, value] as const);
  return valuesOf({
    ...Object.fromEntries(named),
    'business.phone': told.phone && formatPhoneNumber(told.phone),
    ...addressValues('business.location', location),
    mcc: parts.records[0]?.mcc,
  });
}

const known = (number: string | null): string | undefined =>
  number === null ? undefined : `On file: ${maskIdNumber(number)}. Leave blank to keep it.`;

export function businessFields(state: FormState, { parts, product }: Begun): Content {
  const { taxId } = parts.application.identity.business;
  const categories = product.mccCodes
    .map((mcc) => [mcc, categoryOf(mcc).description] as const)
    .toSorted(([, a], [, b]) => a.localeCompare(b, 'en-US'));
  return html`
    ${textField(state, { name: 'business.legalName', label: 'Legal name', autocomplete: 'organization', maxlength: 120 })}
    ${textField(state, { name: 'business.dbaName', label: 'DBA name', hint: 'The name customers see.', maxlength: 120 })}
    ${textField(state, {
      name: 'business.billingDescriptor',
      label: 'Statement descriptor',
      hint: '3 to 22 characters your customers will recognize.',
      maxlength: 22,
    })}
    ${selectField(state, { name: 'mcc', label: 'Merchant category', choices: categories })}
    ${textField(state, {
      name: 'business.description',
      label: 'Products or services',
      missing: sentences.description,
      maxlength: 500,
    })}
    <div class="pair">
      ${selectField(state, {
        name: 'business.taxIdType',
        label: 'Tax ID type',
        choices: idTypes.map((type) => [type, idTypeLabels[type]] as const),
      })}
      ${textField(state, {
        name: 'business.taxId',
        label: 'Tax ID',
        hint: known(taxId),
        isOptional: taxId !== null,
        maxlength: 20,
      })}
    </div>
    <div class="pair">
      ${textField(state, { name: 'business.phone', label: 'Phone', type: 'tel', autocomplete: 'tel-national', maxlength: 20 })}
      ${textField(state, { name: 'business.email', label: 'Email', type: 'email', autocomplete: 'email' })}
    </div>
    <div class="pair">
      ${textField(state, { name: 'business.website', label: 'Website', autocomplete: 'url', isOptional: true })}
      ${textField(state, { name: 'business.startedOn', label: 'In business since', type: 'date', isOptional: true })}
    </div>
    <fieldset>
      <legend>Business address</legend>
      ${addressFields(state, { prefix: 'business.location', section: 'section-business', whose: 'a' })}
    </fieldset>
  `;
}

const sentences = {
  legalName: 'Enter a legal name.',
  dbaName: 'Enter a DBA name.',
  billingDescriptor: 'Enter a statement descriptor.',
  phone: 'Enter a business phone number.',
  email: 'Enter a business email address.',
  description: 'Describe what the business sells.',
  taxIdType: 'Select a tax ID type.',
} as const satisfies Partial<Record<keyof Business, string>>;

const bodySchema = contract.updateSubMerchant.body;

/** The digits and letters of a number typed with separators. */
export const typedNumber = (text: string): string => text.replace(/[\s().-]/g, '');

const withScheme = (text: string): string =>
  text === '' || /^[a-z]+:/i.test(text) ? text : `https://${text}`;

/** Reads the business form, in its order: a body for the back office's call, or its problems. */
export function readBusiness(values: Values, { parts }: Begun) {
  const reader = createReader(values);
  const text = (name: string) => textOf(values, `business.${name}`);
  const need = (...names: readonly (keyof typeof sentences)[]) => {
    for (const name of names) {
      if (text(name) === '') reader.say(`business.${name}`, sentences[name]);
    }
  };
  need('legalName', 'dbaName', 'billingDescriptor');
  const mcc = textOf(values, 'mcc');
  if (mcc === '') reader.say('mcc', 'Select a merchant category.');
  need('description', 'taxIdType');
  const taxId = typedNumber(text('taxId'));
  const keepsTaxId = taxId === '' && parts.application.identity.business.taxId !== null;
  if (taxId === '' && !keepsTaxId) {
    reader.say('business.taxId', 'Enter a tax ID.');
  }
  need('phone', 'email');
  const location = reader.address('business.location', 'a');
  const orNull = (one: string) => (one === '' ? null : one);
  const business = {
    legalName: text('legalName'),
    dbaName: text('dbaName'),
    billingDescriptor: orNull(text('billingDescriptor')),
    description: orNull(text('description')),
    phone: orNull(typedNumber(text('phone')).replace(/^\+?1(?=\d{10}$)/, '')),
    email: orNull(text('email')),
    website: orNull(withScheme(text('website'))),
    startedOn: orNull(text('startedOn')),
    ...(text('taxIdType') === '' ? {} : { taxIdType: text('taxIdType') }),
    ...(keepsTaxId || taxId === '' ? {} : { taxId }),
    ...(location ? { location } : {}),
  };
  const parsed = bodySchema.safeParse({ business, ...(mcc === '' ? {} : { mcc }) });
  if (!parsed.success) {
    const told = new Set(reader.problems.map(({ path }) => path));
    for (const problem of fieldProblems(parsed.error)) {
      if (!told.has(problem.path)) reader.problems.push(problem);
    }
  }
  return { body: parsed.data, problems: reader.problems };
}
