import { Stack } from '@payfac/ui/layout';
import { SegmentedControl } from '@payfac/ui/segmented-control';
import { useLocation, useNavigate } from 'react-router-dom';
import { withParams } from '../../../shared/address.ts';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { Screen } from '../../../shared/screen/screen.tsx';
import { allCalls, failedCalls, successfulCalls } from './calls.tsx';
import { patterns, responseTimes } from './patterns.tsx';

/** What can be shown; the first is shown where the address names none. */
const views = [
  { id: 'calls', label: 'All calls', view: <ListView list={allCalls} prefix="calls" /> },
  {
    id: 'succeeded',
    label: 'Succeeded',
    view: <ListView list={successfulCalls} prefix="succeeded" />,
  },
  { id: 'failed', label: 'Failed', view: <ListView list={failedCalls} prefix="failed" /> },
  { id: 'times', label: 'Response times', view: <ListView list={responseTimes} prefix="times" /> },
  { id: 'patterns', label: 'By call', view: <ListView list={patterns} prefix="patterns" /> },
] as const;

/** /developer/api-logs: every call of the platform, how fast it was and how often it fails. */
export function Component() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const asked = new URLSearchParams(search).get('show');
  const shown = views.find(({ id }) => id === asked) ?? views[0];
  return (
    <Screen>
      <Stack gap="lg">
        <div>
          <SegmentedControl
            label="Show"
            options={views}
            value={shown.id}
            onChange={(show) => void navigate(`${pathname}${withParams(search, { show })}`)}
          />
        </div>
        {shown.view}
      </Stack>
    </Screen>
  );
}
