import type { DoDontPair } from '../../stories/do-dont.ts';
import { ZipInput } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Accept five digits, and keep a leading 0.',
    good: <ZipInput label="Billing ZIP code" defaultValue="02116" />,
    dont: 'Don’t ask for nine digits, which few people know, or store it as a number.',
    bad: (
      <ZipInput
        label="Billing ZIP code"
        defaultValue="2116"
        errorMessage="Enter the ZIP code with all 9 digits."
        isTouched
      />
    ),
  },
];
