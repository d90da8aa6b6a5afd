import { Popover, type PopoverProps } from '@payfac/ui/popover';
import { useOpenHere } from './use-open-here.ts';

type BarPanelProps = Pick<PopoverProps, 'label' | 'trigger' | 'children'>;

/**
 * A panel behind a button of the bar; leaving the page closes it. Every page has menus and popovers, so
 * their code is the shell's and no page fetches it again.
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
