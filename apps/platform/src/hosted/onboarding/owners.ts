import { applications as contract } from '@payfac/api/contract';
import {
  entityOwnerTypeOf,
  idTypeLabels,
  idTypes,
  maskIdNumber,
  type Owner,
  officerTitles,
  ownerProblems,
} from '@payfac/domain/accounts';
import { formatPhoneNumber } from '@payfac/domain/contact';
import { fieldProblems } from '@payfac/domain/validation';
import { html } from 'hono/html';
import { addressFields } from '../frame/address.ts';
import { checkField, hiddenField, selectField, textField } from '../frame/controls.ts';
import type { Content } from '../frame/document.ts';
import { type FormState, textOf, type Values, valuesOf } from '../frame/form.ts';
import { createReader } from '../frame/read.ts';
import { typedNumber } from './business.ts';
import type { Begun } from './state.ts';

export const ownersOf = ({ parts }: Begun): readonly Owner[] => parts.application.identity.owners;

export const findOwner = (begun: Begun, ownerId: string): Owner | undefined =>
  ownersOf(begun).find((owner) => owner.ownerId === ownerId);

/** An owner's known data, without their id number. */
export const ownerValues = (owner: Owner): Values =>
  valuesOf({
    ownerId: owner.ownerId,
    'owner.firstName': owner.firstName,
    'owner.lastName': owner.lastName,
    'owner.title': owner.title,
    'owner.email': owner.email,
    'owner.phone': owner.phone && formatPhoneNumber(owner.phone),
    'owner.dateOfBirth': owner.dateOfBirth,
    'owner.idType': owner.idType,
    'owner.ownership': owner.ownership === null ? null : String(owner.ownership),
    'owner.isController': owner.isController ? 'yes' : null,
    ...Object.fromEntries(
      Object.entries(owner.address ?? {}).map(([name, value]) => [`owner.address.${name}`, value]),
    ),
  });

export function ownerFields(state: FormState, owner: Owner | undefined): Content {
  const idNumber = owner?.idNumber ?? null;
  return html`
    ${hiddenField('ownerId', textOf(state.values, 'ownerId'))}
    <div class="pair">
      ${textField(state, { name: 'owner.firstName', label: 'First name', maxlength: 120 })}
      ${textField(state, { name: 'owner.lastName', label: 'Last name', maxlength: 120 })}
    </div>
    <div class="pair">
      ${selectField(state, {
        name: 'owner.title',
        label: 'Title',
        choices: officerTitles.map((title) => [title, title] as const),
      })}
      ${textField(state, {
        name: 'owner.ownership',
        label: 'Ownership share',
        inputmode: 'numeric',
        suffix: '%',
        maxlength: 3,
      })}
    </div>
    <div class="pair">
      ${textField(state, { name: 'owner.email', label: 'Email', type: 'email', isOptional: true })}
      ${textField(state, { name: 'owner.phone', label: 'Phone', type: 'tel', isOptional: true, maxlength: 20 })}
    </div>
    ${textField(state, { name: 'owner.dateOfBirth', label: 'Date of birth', type: 'date' })}
    <div class="pair">
      ${selectField(state, {
        name: 'owner.idType',
        label: 'ID type',
        choices: idTypes.map((type) => [type, idTypeLabels[type]] as const),
      })}
      ${textField(state, {
        name: 'owner.idNumber',
        label: 'ID number',
        maxlength: 20,
        isOptional: idNumber !== null,
        hint:
          idNumber === null
            ? undefined
            : `On file: ${maskIdNumber(idNumber)}. Leave blank to keep it.`,
      })}
    </div>
    ${checkField(state, { name: 'owner.isController', label: 'Controller: this person runs the business' })}
    <fieldset>
      <legend>Home address</legend>
      ${addressFields(state, { prefix: 'owner.address', section: 'section-owner', whose: 'a' })}
    </fieldset>
  `;
}

const sentences = {
  firstName: 'Enter a first name.',
  lastName: 'Enter a last name.',
  title: 'Select a title.',
  dateOfBirth: 'Enter a date of birth.',
  idType: 'Select an ID type.',
  ownership: 'Enter a share from 0 to 100.',
} as const;

const shares = (owners: readonly Pick<Owner, 'ownership'>[]): number =>
  owners.reduce((total, { ownership }) => total + (ownership ?? 0), 0);

/**
 * Reads an owner's form, in its order: all owners for the back office's call, or the problems.
 * @param zone the facilitator's zone, which decides today's date.
 */
export function readOwner(values: Values, begun: Begun, at: Date, zone: string) {
  const reader = createReader(values);
  const text = (name: string) => textOf(values, `owner.${name}`);
  const ownerId = textOf(values, 'ownerId');
  const before = findOwner(begun, ownerId);
  const others = ownersOf(begun).filter((owner) => owner !== before);
  const need = (...names: readonly (keyof typeof sentences)[]) => {
    for (const name of names) {
      if (text(name) === '') reader.say(`owner.${name}`, sentences[name]);
    }
  };
  need('firstName', 'lastName', 'title', 'ownership');
  const share = /^\d{1,3}$/.test(text('ownership')) ? Number(text('ownership')) : undefined;
  if (text('ownership') !== '' && (share === undefined || share > 100)) {
    reader.say('owner.ownership', sentences.ownership);
  }
  const left = 100 - shares(others);
  if (share !== undefined && share <= 100 && share > left) {
    reader.say('owner.ownership', `Enter at most ${left}. Ownership can’t exceed 100% in total.`);
  }
  need('dateOfBirth', 'idType');
  const idNumber = typedNumber(text('idNumber'));
  if (idNumber === '' && (before?.idNumber ?? null) === null) {
    reader.say('owner.idNumber', 'Enter an ID number.');
  }
  const { ownershipType } = begun.parts.application.identity;
  if (entityOwnerTypeOf(ownershipType) === 'individual' && others.length > 0) {
    reader.say('', 'A sole proprietorship has one owner.');
  }
  const address = reader.address('owner.address', 'a');
  const orNull = (one: string) => (one === '' ? null : one);
  const owner = {
    ...(before ? { ownerId } : {}),
    firstName: text('firstName'),
    lastName: text('lastName'),
    title: orNull(text('title')),
    email: orNull(text('email')),
    phone: orNull(typedNumber(text('phone')).replace(/^\+?1(?=\d{10}$)/, '')),
    dateOfBirth: orNull(text('dateOfBirth')),
    idType: orNull(text('idType')),
    ownership: share ?? null,
    isController: text('isController') === 'yes',
    ...(idNumber === '' ? {} : { idNumber }),
    ...(address ? { address } : {}),
  };
  const owners = before
    ? ownersOf(begun).map((one) => (one === before ? owner : one))
    : [...others, owner];
  const place = owners.indexOf(owner);
  const numbered = owners.map((one) =>
    one === owner ? { ...owner, idNumber: idNumber === '' ? before?.idNumber : idNumber } : one,
  );
  for (const { path, message } of ownerProblems(numbered, at, zone)) {
    const [index, field] = path.split('.');
    // Of two owners with the same number, the problem is shown for the one on this page.
    const isHere = Number(index) === place || field === 'idNumber';
    if (isHere) reader.say(`owner.${field}`, message);
  }
  // The business is known by now; sending it again, unchanged, advances the application.
  const parsed = contract.updateSubMerchant.body.safeParse({ business: {}, owners });
  if (!parsed.success) {
    const told = new Set(reader.problems.map(({ path }) => path));
    for (const { path, message } of fieldProblems(parsed.error)) {
      const name = path.replace(`owners.${place}.`, 'owner.');
      if (!told.has(name)) reader.problems.push({ path: name, message });
    }
  }
  return { body: parsed.data, problems: reader.problems };
}

/** The owners without the one with this id. */
export const withoutOwner = (begun: Begun, ownerId: string) =>
  contract.updateSubMerchant.body.parse({
    owners: ownersOf(begun).filter((owner) => owner.ownerId !== ownerId),
  });
