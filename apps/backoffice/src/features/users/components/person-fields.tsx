import type { create } from '@payfac/api/contract/users';
import {
  grantableRoles,
  grantingPlaces,
  type Holder,
  isSameMembership,
  type Membership,
  mayGrant,
  type Place,
  placeKindOf,
  type Role,
  roleLabels,
} from '@payfac/domain/access';
import { askToSelect } from '@payfac/domain/validation';
import { IconButton } from '@payfac/ui/icon-button';
import { CloseIcon } from '@payfac/ui/icons';
import { Select } from '@payfac/ui/select';
import { useState } from 'react';
import type * as z from 'zod/mini';
import { accountPicker } from '../../../entities/accounts/picker.ts';
import { productPicker } from '../../../entities/products/picker.ts';
import type { ControlProps } from '../../../shared/form/controls/control.ts';
import { Text } from '../../../shared/form/controls/text.tsx';
import type { RecordPicker } from '../../../shared/records/record-picker.ts';
import { RecordsInput } from '../../../shared/records/records-input.tsx';
import { useNames } from '../../../shared/records/use-names.ts';
import { type Session, useHolder, useSession } from '../../../shared/session/session.ts';
import * as styles from './users.css.ts';

type Held = NonNullable<z.output<typeof create.body>['memberships']>;

const isRole = (value: string): value is Role => value in roleLabels;

const placesOf = (role: Role, ids: readonly string[]): Place[] => {
  const kind = placeKindOf[role];
  if (kind === 'brand') return [{ kind }];
  return ids.map((id) =>
    kind === 'product' ? { kind, spProductId: id } : { kind, subMerchantId: id },
  );
};

const idsOf = (memberships: readonly Membership[], kind: 'account' | 'product'): string[] =>
  memberships.flatMap(({ place }) => {
    if (place.kind === 'account' && kind === 'account') return [place.subMerchantId];
    return place.kind === 'product' && kind === 'product' ? [place.spProductId] : [];
  });

/** The accounts where the user may grant a role: any for staff, otherwise those where they manage users. */
function accountsFor(holder: Holder, role: Role, { applications }: Session): RecordPicker {
  const places = grantingPlaces(holder, role);
  if (places.some(({ kind }) => kind === 'brand')) return accountPicker;
  const ids = new Set(
    idsOf(
      places.map((place) => ({ role, place })),
      'account',
    ),
  );
  const options = applications.payments.accounts
    .filter(({ subMerchantId }) => ids.has(subMerchantId))
    .map(({ subMerchantId, name }) => ({ value: subMerchantId, label: name }));
  const found = (text: string) =>
    options.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return { ...accountPicker, search: (text) => Promise.resolve(found(text)) };
}

/** A user's roles with the places where they are held. An editor can only change roles that they may grant. */
function Memberships({ label, value = [], onChange, errorMessage }: ControlProps<Held>) {
  const holder = useHolder();
  const session = useSession();
  const [role, setRole] = useState<Role>();
  const accountName = useNames(accountPicker, idsOf(value, 'account'));
  const productName = useNames(productPicker, idsOf(value, 'product'));
  const kind = role && placeKindOf[role];
  const placeName = (place: Place): string => {
    if (place.kind === 'brand') return 'all accounts';
    return place.kind === 'account'
      ? accountName(place.subMerchantId)
      : productName(place.spProductId);
  };
  // For a selected role without a place, the place is what is missing.
  const isNothingHeld = errorMessage !== undefined && value.length === 0;
  const isPlaceMissing = isNothingHeld && role !== undefined;
  const roleProblem = isNothingHeld ? 'Select a role.' : errorMessage;
  const add = (chosen: Role, ids: readonly string[]) => {
    const added = placesOf(chosen, ids).map((place) => ({ role: chosen, place }));
    onChange([
      ...value,
      ...added.filter((one) => !value.some((held) => isSameMembership(held, one))),
    ]);
  };
  return (
    <fieldset className={styles.input}>
      <legend className={styles.legend}>{label}</legend>
      {value.length > 0 && (
        <ul className={styles.list} aria-label="Roles held">
          {value.map((one) => {
            const name = `${roleLabels[one.role]} at ${placeName(one.place)}`;
            return (
              <li key={`${one.role} ${JSON.stringify(one.place)}`} className={styles.item}>
                <span>{name}</span>
                {mayGrant(holder, one) && (
                  <IconButton
                    size="small"
                    label={`Remove ${name}`}
                    icon={<CloseIcon size={14} />}
                    onPress={() => onChange(value.filter((other) => !isSameMembership(other, one)))}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
      <Select
        label="Add a role"
        placeholder="Choose a role"
        options={grantableRoles(holder).map((each) => ({ value: each, label: roleLabels[each] }))}
        value={role ?? ''}
        onChange={(chosen) => {
          if (!isRole(chosen)) return setRole(undefined);
          const isPlaced = placeKindOf[chosen] !== 'brand';
          setRole(isPlaced ? chosen : undefined);
          if (!isPlaced) add(chosen, []);
        }}
        errorMessage={isPlaceMissing ? undefined : roleProblem}
        isTouched={errorMessage === undefined ? undefined : !isPlaceMissing}
      />
      {role !== undefined && (
        <RecordsInput
          key={kind}
          label={`${roleLabels[role]} at`}
          picker={kind === 'account' ? accountsFor(holder, role, session) : productPicker}
          value={[]}
          onChange={(ids) => add(role, ids)}
          errorMessage={isPlaceMissing && kind ? askToSelect(kind) : undefined}
        />
      )}
    </fieldset>
  );
}

/** The fields of a user. */
export const personFields = {
  name: { as: Text, label: 'Name', isRequired: true, maxLength: 120 },
  username: { as: Text, label: 'Username', isRequired: true, autoComplete: 'off' },
  email: { as: Text, label: 'Email', type: 'email', isRequired: true },
  memberships: { as: Memberships, label: 'Roles' },
} as const;

/** The field of a server error, by its code. */
export const fieldOfCode: Readonly<Record<string, string>> = {
  USERNAME_TAKEN: 'username',
  EMAIL_TAKEN: 'email',
  ACCOUNT_NEEDED: 'memberships',
  PRODUCT_NEEDED: 'memberships',
};
