import { Text } from '../../../shared/form/controls/text.tsx';
import { Memberships } from './memberships-input.tsx';

/** How a person's fields look wherever they are filled in. */
export const personFields = {
  name: { as: Text, label: 'Name', isRequired: true, maxLength: 120 },
  username: { as: Text, label: 'Username', isRequired: true, autoComplete: 'off' },
  email: { as: Text, label: 'Email', type: 'email', isRequired: true },
  memberships: { as: Memberships, label: 'Roles' },
} as const;
