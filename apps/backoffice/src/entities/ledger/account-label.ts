import { reservedSegmentLabels, reservedSegmentOf } from '@payfac/domain/accounts';
import {
  cardBrandLabels,
  cardBrands,
  paymentProviders,
  paymentProviderLabels as processorLabels,
} from '@payfac/domain/enumerations';
import { ledgerAccountKind } from '@payfac/domain/ledger';

/** What a reserve account withholds, by its second segment: 'Visa', 'eCheck'. */
export function reserveLabel(account: string): string {
  const segment = account.split(':')[1];
  const brand = cardBrands.find((each) => each === segment);
  return brand ? cardBrandLabels[brand] : reservedSegmentLabels[reservedSegmentOf(account)];
}

/** A ledger account in words: 'Balance', 'Reserve, Visa'. One that is not known stays as it is. */
export function ledgerAccountLabel(account: string): string {
  const second = account.split(':')[1];
  switch (ledgerAccountKind(account)) {
    case 'merchants':
      return 'Balance';
    case 'reserve':
      return `Reserve, ${reserveLabel(account)}`;
    case 'processor': {
      const provider = paymentProviders.find((each) => each === second);
      return `Processor, ${provider ? processorLabels[provider] : (second ?? '')}`;
    }
    case 'fees':
      return 'Fees';
    case 'bank':
      return 'Bank';
    case undefined:
      return account;
  }
}
