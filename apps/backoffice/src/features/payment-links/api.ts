import { paymentLinkTemplates } from '@payfac/api/contract/payment-link-templates';
import { callsOf } from '../../shared/api/connection.ts';

export const api = callsOf({ paymentLinkTemplates });

/** First part of the query keys of templates. */
export const templatesKey = 'payment-link-templates';
