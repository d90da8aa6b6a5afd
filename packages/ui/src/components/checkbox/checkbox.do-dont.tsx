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
    do: 'Leave a consent for people to give.',
    good: <Checkbox label="The cardholder agrees to be charged each month" defaultValue={false} />,
    dont: 'Don’t check a consent in advance.',
    bad: <Checkbox label="The cardholder agrees to be charged each month" defaultValue={true} />,
  },
];
