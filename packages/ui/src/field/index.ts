export type { FieldProps, ValueProps } from './field-props.ts';
export { type FieldMessages, fieldMessages } from './messages.ts';
export { FieldMessagesProvider, type FieldMessagesProviderProps } from './messages-context.tsx';
