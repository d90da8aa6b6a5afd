import type { DoDontPair } from '../../stories/do-dont.ts';
import { Checkbox } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Say what happens when the box is checked.',
    good: <Checkbox label="Email a receipt to the cardholder" defaultValue={true} />,
    dont: 'Don’t negate the label: “Don’t send a receipt” makes people read twice.',
    bad: <Checkbox label="Don’t email a receipt to the cardholder" defaultValue={false} />,
  },
  {
    do: 'Let people give consent themselves.',
    good: <Checkbox label="The cardholder agrees to be charged each month" defaultValue={false} />,
    dont: 'Don’t check a consent box in advance.',
    bad: <Checkbox label="The cardholder agrees to be charged each month" defaultValue={true} />,
  },
];
