import type { Content } from '../frame/document.ts';
import { fresh, valuesOf } from '../frame/form.ts';
import { previewForm } from './form.ts';
import type { Offer } from './offer.ts';
import { billingIsShipping } from './order.ts';

/** An offer as its payer would see it, with nothing to pay. */
export const previewContent = (offer: Offer): Content =>
  previewForm({
    offer,
    state: { ...fresh, values: valuesOf({ [billingIsShipping]: 'yes' }) },
    attemptId: '',
    card: undefined,
    enteredCard: undefined,
    enteredAccount: undefined,
  });
