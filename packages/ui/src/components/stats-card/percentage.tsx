import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { useMessages } from '../../messages/context.tsx';
import { tooltip } from '../tooltip/tooltip.css.ts';
import { percentage } from './stats-card.css.ts';

/** A share beside a figure. */
export interface StatsPercentage {
  /** As shown, such as '0.42%'. */
  value: string;
  /** How it is calculated; shown as a tooltip. */
  formula: string;
}

const DELAY = 200;
const OFFSET = 6;

/** Explains itself on hover, on focus and, for touch screens, on press. */
export function Percentage({ value, formula }: StatsPercentage) {
  const messages = useMessages();
  const [isOpen, setOpen] = useState(false);
  return (
    <TooltipTrigger delay={DELAY} isOpen={isOpen} onOpenChange={setOpen} shouldCloseOnPress={false}>
      <Button
        className={percentage}
        aria-label={`${value}, ${messages.formula}`}
        onPress={() => setOpen(true)}
      >
        {value}
      </Button>
      <Tooltip className={tooltip} offset={OFFSET}>
        {formula}
      </Tooltip>
    </TooltipTrigger>
  );
}
