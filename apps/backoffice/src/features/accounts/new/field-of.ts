import type { StepId } from '../../../shared/form/wizard/steps.ts';
import { newAccount } from './schema.ts';

type Step = StepId<typeof newAccount>;

const steps: readonly Step[] = ['business', 'processing', 'location'];

const ofBusiness = (field: string): string | undefined => {
  if (field.startsWith('location.')) return field;
  if (field === 'location') return 'location.street';
  const step = steps.find((each) => Object.hasOwn(newAccount.shape[each].shape, field));
  return step === undefined ? undefined : `${step}.${field}`;
};

const fixed: Readonly<Record<string, string>> = {
  mcc: 'processing.mcc',
  spProductId: 'business.spProductId',
  ownershipType: 'business.ownershipType',
  owners: 'owners.people.0.isController',
  payoutBankAccounts: 'payout.accountNumber',
  acknowledged: 'review.accepted',
  'rules.acknowledged': 'review.accepted',
};

/** Where a problem of any call of an application belongs in the form. */
export function fieldOf(path: string, step: Step): string | undefined {
  const named = path.replace(/^identity\./, '').replace(/^subMerchantDocs\.\d+\./, '');
  if (fixed[named] !== undefined) return fixed[named];
  const [area = '', ...rest] = named.split('.');
  if (area === 'business') return ofBusiness(rest.join('.'));
  if (area === 'owners') {
    const [index = '0', ...field] = rest.filter((part) => part !== 'address');
    return `owners.people.${index}.${field.length === 0 ? 'street' : field.join('.')}`;
  }
  return step === 'payout' ? `payout.${named}` : undefined;
}
