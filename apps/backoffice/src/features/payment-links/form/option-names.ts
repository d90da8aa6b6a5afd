import { sectionFields } from '@payfac/domain/payment-link-templates';

/** The options of a link, but for how it is sent. */
export const optionNames = sectionFields.options.filter(
  (name) => name !== 'sendEmail' && name !== 'sendSms',
);
