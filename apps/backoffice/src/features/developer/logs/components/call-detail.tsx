import type { ApiLog } from '@payfac/domain/api-logs';
import { JsonView } from '@payfac/ui/json-view';
import { Inline } from '@payfac/ui/layout';
import { Text } from '@payfac/ui/typography';
import type { Story } from '../../../../shared/lists/detail/story/story.ts';
import { showMoment } from '../../../../shared/time/show.ts';
import { parsedJson } from '../../parsed-json.ts';
import { callerOf, StatusCode, showDuration } from '../columns.tsx';

/** Whether an API key's call may have a body, judging by its method. */
const mayHaveBody = ({ apiUserId, method }: ApiLog): boolean =>
  apiUserId !== null && method !== 'GET';

const Bodies = ({ call }: { readonly call: ApiLog }) => (
  <>
    {call.requestBody !== null && (
      <JsonView label="Request body" value={parsedJson(call.requestBody)} openLevels={2} />
    )}
    {call.requestBody === null && call.responseBody !== null && mayHaveBody(call) && (
      <Text tone="muted" size="small">
        No request body is kept: the call had none, or its fields didn’t match the API.
      </Text>
    )}
    {call.responseBody !== null && (
      <JsonView label="Response body" value={parsedJson(call.responseBody)} openLevels={2} />
    )}
    {call.requestBody === null && call.responseBody === null && (
      <Text tone="muted" size="small">
        Bodies are kept for calls made with an API key, without card, bank, or secret fields.
      </Text>
    )}
  </>
);

/** One call: its caller, its result, and the bodies of an API key's call. */
export const useCallStory = (call: ApiLog): Story => ({
  status: (
    <Inline gap="md">
      <StatusCode statusCode={call.statusCode} />
      <span>{showDuration(call.durationMs)}</span>
    </Inline>
  ),
  facts: [
    { term: 'Caller', value: callerOf(call) },
    { term: 'Date', value: showMoment(call.createdAt) },
    { term: 'IP address', value: call.ip },
  ],
  parts: [{ title: 'Bodies', content: <Bodies call={call} /> }],
});
