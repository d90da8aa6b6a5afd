import type { PopoverProps } from '@payfac/ui/popover';
import { cloneElement, lazy, type ReactElement, Suspense } from 'react';
import { useOpenHere } from './use-open-here.ts';

const Popover = lazy(async () => ({ default: (await import('@payfac/ui/popover')).Popover }));

interface BarPanelProps extends Pick<PopoverProps, 'label' | 'children'> {
  readonly trigger: ReactElement<{ onPress?: () => void }>;
}

/** A panel behind a button of the bar; its code comes when it is first opened. */
export function BarPanel({ label, trigger, children }: BarPanelProps) {
  const { isOpen, onOpenChange, wasOpened } = useOpenHere();
  const closed = cloneElement(trigger, { onPress: () => onOpenChange(true) });
  if (!wasOpened) return closed;
  return (
    <Suspense fallback={closed}>
      <Popover
        label={label}
        placement="bottom end"
        trigger={trigger}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        {children}
      </Popover>
    </Suspense>
  );
}
