export { PasswordField, type PasswordFieldProps } from './password-field.tsx';
export type { PasswordStrength } from './password-strength.tsx';
