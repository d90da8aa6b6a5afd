import { Stack } from '@payfac/ui/layout';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import { useLocation, useNavigate } from 'react-router-dom';
import { contextual, listAt } from '../../../shared/address.ts';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { batches } from './batches.ts';
import { days } from './days.ts';
import { differences } from './differences.tsx';

const views = [
  { id: 'differences', label: 'Differences' },
  { id: 'batches', label: 'By batch' },
  { id: 'days', label: 'By day' },
] as const;
type View = (typeof views)[number]['id'];

const viewOf = (search: string): View => {
  const wanted = new URLSearchParams(search).get('by');
  return views.find(({ id }) => id === wanted)?.id ?? 'differences';
};

/** What our records and the processors' settlement files disagree on, one by one or added up. */
export function Reconciliation() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const view = viewOf(search);
  const show = (by: View) =>
    navigate(contextual(listAt(pathname, { part: 'reconciliation', by }), search));
  return (
    <Stack gap="md">
      <div>
        <SegmentedControl
          label="Reconcile"
          size="small"
          options={views}
          value={view}
          onChange={(by) => void show(by)}
        />
      </div>
      {view === 'differences' && <ListView list={differences} prefix="reconciliation" isBeside />}
      {view === 'batches' && <ListView list={batches} prefix="batches" isBeside />}
      {view === 'days' && <ListView list={days} prefix="days" isBeside />}
    </Stack>
  );
}
