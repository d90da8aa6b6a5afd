import { RoutingNumber } from '../../shared/form/controls/digits.tsx';
import { Text } from '../../shared/form/controls/text.tsx';

/** How a bank account's numbers look wherever they are filled in. */
export const bankFields = {
  accountHolderName: {
    as: Text,
    label: 'Account holder name',
    isRequired: true,
    autoComplete: 'off',
    maxLength: 120,
  },
  routingNumber: { as: RoutingNumber, label: 'Routing number', isRequired: true },
  accountNumber: {
    as: Text,
    label: 'Account number',
    isRequired: true,
    autoComplete: 'off',
    inputMode: 'numeric',
  },
} as const;
