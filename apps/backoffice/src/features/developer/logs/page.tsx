import { useLocation } from 'react-router-dom';
import { contextual, withParams } from '../../../shared/address.ts';
import { ListView } from '../../../shared/lists/list-view.tsx';
import { ListScreen } from '../../../shared/screen/screen.tsx';
import { allCalls, failedCalls, successfulCalls } from './calls.tsx';
import { patterns, responseTimes } from './patterns.tsx';

/** The views; the first is the default. */
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

/** /developer/api-logs: every call to the platform, with response times and failure rates. */
export function Component() {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search).get('show');
  const shown = views.find(({ id }) => id === asked) ?? views[0];
  const hrefOf = (show: string) => contextual(`${pathname}${withParams('', { show })}`, search);
  return (
    <ListScreen
      parts={{
        label: 'API logs',
        activeHref: hrefOf(shown.id),
        tabs: views.map(({ id, label }) => ({ href: hrefOf(id), label })),
      }}
    >
      {shown.view}
    </ListScreen>
  );
}
