import { type DoDontPair, unused } from '../../stories/do-dont.ts';
import { StillPanel } from '../../stories/still.tsx';
import { Button } from '../button/index.ts';
import { TextField } from '../text-field/index.ts';
import { Text } from '../typography/index.ts';
import { HelpPanel } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Explain the page in short paragraphs, and link to further reading.',
    good: (
      <StillPanel>
        <HelpPanel
          title="Payout schedules"
          isOpen
          onOpenChange={unused}
          links={[{ label: 'Payout calendar', href: '#calendar' }]}
        >
          <Text>Sales settle after two business days, and go out with the next payout.</Text>
        </HelpPanel>
      </StillPanel>
    ),
    dont: 'Don’t put forms or actions inside.',
    bad: (
      <StillPanel>
        <HelpPanel title="Payout schedules" isOpen onOpenChange={unused}>
          <TextField label="New schedule" defaultValue="Weekly" />
          <Button variant="primary">Change schedule</Button>
        </HelpPanel>
      </StillPanel>
    ),
  },
];
