import type { DoDontPair } from '../../stories/do-dont.ts';
import { StillTooltip } from '../../stories/still.tsx';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { DownloadIcon } from '../icons/index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use an icon button’s label word for word.',
    good: (
      <StillTooltip text="Download CSV">
        <IconButton label="Download CSV" icon={<DownloadIcon size={16} />} />
      </StillTooltip>
    ),
    dont: 'Don’t repeat a visible label, or hide what people need.',
    bad: (
      <StillTooltip text="Refund payment. Refunds after 180 days need the approval of a manager.">
        <Button>Refund payment</Button>
      </StillTooltip>
    ),
  },
];
