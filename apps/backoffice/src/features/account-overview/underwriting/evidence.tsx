import {
  type Check,
  type CheckResult,
  checkKindLabels,
  checkKinds,
  checkResultLabels,
  isClearable,
  newestRunOf,
} from '@payfac/domain/accounts';
import { Card } from '@payfac/ui/card';
import { Disclosure } from '@payfac/ui/disclosure';
import { Inline } from '@payfac/ui/layout';
import { Timeline } from '@payfac/ui/timeline';
import { Heading, Text } from '@payfac/ui/typography';
import { StatusWord } from '../../../shared/status/status-word.tsx';
import { showMoment } from '../../../shared/time/show.ts';
import { useAccount, useMay } from '../account.ts';
import { claimOf } from './claims.ts';
import { ClearMatch } from './clear-match.tsx';
import { RunChecks } from './run-checks.tsx';
import * as styles from './underwriting.css.ts';

interface CheckResultStatusProps {
  readonly result: CheckResult;
  /** Whether its match was cleared as someone else. */
  readonly isCleared?: boolean;
}

/** A check's result. */
export const CheckResultStatus = ({ result, isCleared = false }: CheckResultStatusProps) =>
  isCleared ? (
    <StatusWord isBare>Cleared</StatusWord>
  ) : (
    <StatusWord isBare>{checkResultLabels[result]}</StatusWord>
  );

/** A check's earlier runs, newest first. */
const EarlierRuns = ({ checks }: { readonly checks: readonly Check[] }) => (
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

/** The application's statements about a check's subject, next to the result. */
function Finding({ check }: { readonly check: Check }) {
  const { application } = useAccount();
  const mayClear = useMay()('accounts.check') && isClearable(check);
  const { subject, result, detail, ranAt, ranBy, clearance } = check;
  return (
    <li className={styles.finding}>
      <div className={styles.words}>
        <span className={styles.subject}>{subject}</span>
        {claimOf(application, check).map((told) => (
          <span key={told} className={styles.muted}>
            {told}
          </span>
        ))}
      </div>
      <div className={styles.words}>
        <CheckResultStatus result={result} isCleared={clearance !== null} />
        {detail !== null && <span>{detail}</span>}
        <span className={styles.muted}>
          {[showMoment(ranAt), ranBy ?? 'Automatic check'].join(', ')}
        </span>
        {clearance && (
          <>
            <span>{clearance.evidence}</span>
            <span className={styles.muted}>
              {`Cleared ${showMoment(clearance.clearedAt)}, ${clearance.clearedBy}`}
            </span>
          </>
        )}
        {mayClear && <ClearMatch check={check} />}
      </div>
    </li>
  );
}

/** The latest result of each check, next to the application's statements. */
export function Evidence({ checks }: { readonly checks: readonly Check[] }) {
  const mayRun = useMay()('accounts.check');
  const latest = checkKinds.map((kind) => ({ kind, found: newestRunOf(checks, kind) }));
  const spoken = new Set(latest.flatMap(({ found }) => found));
  const earlier = checks.filter((check) => !spoken.has(check));
  return (
    <Card
      title="Evidence"
      description="Application details next to check results"
      actions={mayRun && <RunChecks label={checks.length === 0 ? 'Run checks' : 'Run again'} />}
    >
      {latest.map(({ kind, found }) => (
        <section key={kind} className={styles.kind} aria-label={checkKindLabels[kind]}>
          <Inline justify="between">
            <Heading level={3}>{checkKindLabels[kind]}</Heading>
            {mayRun && checks.length > 0 && (
              <RunChecks
                label="Run"
                kind={kind}
                describe={`Run ${checkKindLabels[kind].toLowerCase()} again`}
              />
            )}
          </Inline>
          {found.length === 0 ? (
            <Text tone="muted" size="small">
              Not checked yet.
            </Text>
          ) : (
            <ul className={styles.findings}>
              {found.map((check) => (
                <Finding key={check.checkId} check={check} />
              ))}
            </ul>
          )}
        </section>
      ))}
      {earlier.length > 0 && (
        <div className={styles.earlier}>
          <Disclosure title="Earlier runs" summary={String(earlier.length)} headingLevel={3}>
            <EarlierRuns checks={earlier} />
          </Disclosure>
        </div>
      )}
    </Card>
  );
}
