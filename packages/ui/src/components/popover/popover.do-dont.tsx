import type { DoDontPair } from '../../stories/do-dont.ts';
import { StillPopover } from '../../stories/still.tsx';
import { Button } from '../button/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { TextField } from '../text-field/index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Limit it to what fits without scrolling.',
    good: (
      <StillPopover>
        <RadioGroup
          label="Show amounts in"
          options={[
            { value: 'settlement', label: 'Settlement currency' },
            { value: 'card', label: 'Card currency' },
          ]}
          defaultValue="settlement"
        />
      </StillPopover>
    ),
    dont: 'Don’t put a long form in it; use a `Drawer`.',
    bad: (
      <StillPopover>
        {['Legal name', 'Trade name', 'Street', 'City', 'Contact name'].map((label) => (
          <TextField key={label} label={label} />
        ))}
        <Button variant="primary">Create merchant</Button>
      </StillPopover>
    ),
  },
];
