import { Password } from '../../../shared/form/controls/text.tsx';

/** Each change of how somebody signs in asks for the password. */
export const currentPassword = {
  as: Password,
  label: 'Current password',
  autoComplete: 'current-password',
  isRequired: true,
} as const;

export const fieldOfCode = { CURRENT_PASSWORD_WRONG: 'currentPassword' } as const;
