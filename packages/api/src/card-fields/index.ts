export { CardFieldsError, type CardFieldsReason } from './card-fields-error.ts';
export type {
  CardField,
  CardFieldError,
  CardFieldEvents,
  CardFields,
  MountOptions,
  Tokenized,
} from './fields.ts';
export { type CardFieldsLoader, type LoadOptions, loadCardFields } from './load-card-fields.ts';
