import { IconButton } from '@payfac/ui/icon-button';
import { FilterIcon } from '@payfac/ui/icons';
import { Popover } from '@payfac/ui/popover';
import { Skeleton } from '@payfac/ui/skeleton';
import { Suspense, useState } from 'react';
import { laterPart } from '../../shared/later/later-part.ts';
import { useKeptDraft } from '../../shared/lists/filters/use-draft.ts';
import { useScope } from './scope.ts';
import { scopeKeys } from './scope-address.ts';

/** Fetched when somebody filters one figure alone. */
const WidgetPanel = laterPart(async () => (await import('./widget-panel.tsx')).WidgetPanel);

interface WidgetFiltersProps {
  readonly widget: string;
  readonly title: string;
}

/** Narrows one widget to accounts, products and processors of its own, for who has a choice. */
export function WidgetFilters({ widget, title }: WidgetFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const { scope, choice, own } = useScope(widget);
  const { subMerchantId = [], spProductId = [], provider = [] } = scope;
  const kept = useKeptDraft(scopeKeys, { subMerchantId, spProductId, provider });
  if (!scopeKeys.some((key) => choice[key])) return null;
  const label = `Filter ${title}`;
  return (
    <Popover
      label={label}
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          size="small"
          variant={own.length > 0 ? 'secondary' : 'quiet'}
          label={own.length > 0 ? `${label} (has its own filters)` : label}
          icon={<FilterIcon size={14} />}
        />
      }
    >
      <Suspense fallback={<Skeleton lines={4} />}>
        <WidgetPanel widget={widget} label={label} kept={kept} onClose={() => setOpen(false)} />
      </Suspense>
    </Popover>
  );
}
