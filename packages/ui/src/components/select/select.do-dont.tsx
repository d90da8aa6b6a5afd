import type { DoDontPair } from '../../stories/do-dont.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Offer values: one of them is the answer.',
    good: (
      <Select
        label="Dispute reason"
        defaultValue="fraud"
        options={[
          { value: 'fraud', label: 'Fraudulent' },
          { value: 'duplicate', label: 'Duplicate' },
          { value: 'missing', label: 'Product not received' },
        ]}
      />
    ),
    dont: 'Don’t put actions in a select.',
    bad: (
      <Select
        label="Actions"
        defaultValue="refund"
        options={[
          { value: 'refund', label: 'Refund this payment…' },
          { value: 'void', label: 'Void this payment…' },
        ]}
      />
    ),
  },
  {
    do: 'Use a `RadioGroup` for two options.',
    good: (
      <RadioGroup
        label="Account type"
        defaultValue="checking"
        options={[
          { value: 'checking', label: 'Checking' },
          { value: 'savings', label: 'Savings' },
        ]}
      />
    ),
    dont: 'Don’t use a select for two options that fit on the page.',
    bad: (
      <Select
        label="Account type"
        defaultValue="checking"
        options={[
          { value: 'checking', label: 'Checking' },
          { value: 'savings', label: 'Savings' },
        ]}
      />
    ),
  },
];
