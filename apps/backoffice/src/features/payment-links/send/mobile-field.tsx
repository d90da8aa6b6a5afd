import { Phone } from '../../../shared/form/controls/masked.tsx';
import type { LinkFormHandle } from '../form/form-props.ts';

/** Where a text message goes; fetched with the first link that is sent by one. */
export const MobileField = ({ link: { Field } }: { readonly link: LinkFormHandle }) => (
  <Field name="mobileNumber" as={Phone} label="Mobile phone" isRequired />
);
