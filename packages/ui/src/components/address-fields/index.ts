export { type Address, AddressFields, type AddressFieldsProps } from './address-fields.tsx';
