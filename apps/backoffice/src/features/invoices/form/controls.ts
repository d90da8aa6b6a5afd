import { paymentTermLabels, paymentTerms } from '@payfac/domain/invoices';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';

export const Term = choiceOf(paymentTerms, paymentTermLabels);
