import { Popover, type PopoverProps } from '@payfac/ui/popover';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

interface OpenHere {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Whether a panel of the bar is open; navigating closes it. */
function useOpenHere(): OpenHere {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return {
    isOpen: openAt === key,
    onOpenChange: (isOpen) => setOpenAt(isOpen ? key : undefined),
  };
}

type BarPanelProps = Pick<PopoverProps, 'label' | 'trigger' | 'children'>;

/**
 * A panel behind a button in the bar; leaving the page closes it. Every page uses menus and popovers, so their code
 * belongs to the shell and no page loads it again.
 */
export function BarPanel({ label, trigger, children }: BarPanelProps) {
  const { isOpen, onOpenChange } = useOpenHere();
  return (
    <Popover
      label={label}
      placement="bottom end"
      trigger={trigger}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      {children}
    </Popover>
  );
}
