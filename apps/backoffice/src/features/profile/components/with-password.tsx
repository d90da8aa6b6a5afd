import { Password } from '../../../shared/form/controls/text.tsx';

/** Every change to how a user signs in requires their password. */
export const currentPassword = {
  as: Password,
  label: 'Current password',
  autoComplete: 'current-password',
  isRequired: true,
} as const;

export const fieldOfCode = { CURRENT_PASSWORD_WRONG: 'currentPassword' } as const;
