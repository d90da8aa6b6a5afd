export { invalidPhone, phoneText } from './phone-edit.ts';
export { type PhoneChangeDetails, PhoneInput, type PhoneInputProps } from './phone-input.tsx';
