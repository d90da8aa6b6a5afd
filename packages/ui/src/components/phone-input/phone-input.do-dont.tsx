import type { DoDontPair } from '../../stories/do-dont.ts';
import { Inline } from '../layout/index.ts';
import { TextField } from '../text-field/index.ts';
import { PhoneInput } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Ask for the number in one field; it formats the number.',
    good: <PhoneInput label="Phone" defaultValue="2125550143" />,
    dont: 'Don’t split the number into three fields.',
    bad: (
      <Inline gap="sm" isOneLine>
        <TextField label="Area" defaultValue="212" />
        <TextField label="Prefix" defaultValue="555" />
        <TextField label="Line" defaultValue="0143" />
      </Inline>
    ),
  },
];
