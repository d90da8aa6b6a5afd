import type { DoDontPair } from '../../stories/do-dont.ts';
import { TextField } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Keep the label short, and put help in the description.',
    good: (
      <TextField
        label="Nickname"
        description="Only your team sees it."
        defaultValue="Mercer St register"
      />
    ),
    dont: 'Don’t use a placeholder as a label: it disappears when people type.',
    bad: (
      <TextField label="Nickname" isLabelHidden placeholder="Nickname, only your team sees it" />
    ),
  },
  {
    do: 'Say what to enter.',
    good: <TextField label="Cardholder" errorMessage="Enter the cardholder name." isTouched />,
    dont: 'Don’t say only that something is wrong.',
    bad: <TextField label="Cardholder" errorMessage="Invalid value" isTouched />,
  },
];
