import { type Check, checkKindLabels } from '@payfac/domain/accounts';
import { Timeline } from '@payfac/ui/timeline';
import { showMoment } from '../../../shared/time/show.ts';
import { CheckResultStatus } from './check-result.tsx';

/** What checks found before, the newest first. */
export const EarlierRuns = ({ checks }: { readonly checks: readonly Check[] }) => (
  <Timeline
    label="Earlier runs"
    events={checks.map(({ checkId, kind, subject, result, detail, ranAt, ranBy, clearance }) => ({
      id: checkId,
      time: showMoment(ranAt),
      dateTime: ranAt.toISOString(),
      title: `${checkKindLabels[kind]}: ${subject}`,
      detail: (
        <>
          <CheckResultStatus result={result} isCleared={clearance !== null} /> {detail}{' '}
          {clearance?.evidence}
        </>
      ),
      ...(ranBy !== null && { actor: ranBy }),
    }))}
  />
);
