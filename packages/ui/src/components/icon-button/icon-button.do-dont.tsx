import type { DoDontPair } from '../../stories/do-dont.ts';
import { Button } from '../button/index.ts';
import { CopyIcon, DownloadIcon, RefreshIcon, RotateIcon, UndoIcon } from '../icons/index.ts';
import { Inline } from '../layout/index.ts';
import { IconButton } from './index.ts';

export const pairs: readonly DoDontPair[] = [
  {
    do: 'Use it when everyone knows the icon, and a `Button` for actions that move money.',
    good: (
      <Inline gap="sm">
        <IconButton label="Copy ID" icon={<CopyIcon size={16} />} />
        <IconButton label="Download CSV" icon={<DownloadIcon size={16} />} />
        <Button>Refund payment</Button>
      </Inline>
    ),
    dont: 'Don’t put similar icons side by side: which of these refunds the payment?',
    bad: (
      <Inline gap="sm">
        <IconButton label="Refresh" icon={<RefreshIcon size={16} />} />
        <IconButton label="Refund" icon={<UndoIcon size={16} />} />
        <IconButton label="Retry" icon={<RotateIcon size={16} />} />
      </Inline>
    ),
  },
];
