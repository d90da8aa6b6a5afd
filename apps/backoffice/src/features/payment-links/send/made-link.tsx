import * as paymentLinks from '@payfac/api/contract/payment-links';
import { formatPhoneNumber } from '@payfac/domain/contact';
import { type HostedSession, usageTypeLabels, usesAllowed } from '@payfac/domain/payment-links';
import { Banner } from '@payfac/ui/banner';
import { Button } from '@payfac/ui/button';
import { Card } from '@payfac/ui/card';
import { CopyValue } from '@payfac/ui/copy-value';
import { DescriptionList } from '@payfac/ui/description-list';
import { Inline, Stack } from '@payfac/ui/layout';
import { ButtonLink, Link } from '@payfac/ui/link';
import { Money } from '@payfac/ui/money';
import { Skeleton } from '@payfac/ui/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { AccountLink } from '../../../entities/accounts/account-link.tsx';
import { reducedFacts } from '../../../entities/accounts/pricing.ts';
import { sessionActions } from '../../../entities/hosted-sessions/actions.tsx';
import {
  purposeOf,
  SessionBadge,
  sessionAt,
} from '../../../entities/hosted-sessions/session-words.tsx';
import { send } from '../../../shared/api/connection.ts';
import { laterPart } from '../../../shared/later/later-part.ts';
import { RecordActions } from '../../../shared/lists/actions/record-actions.tsx';
import { LoadProblem } from '../../../shared/load-problem.tsx';
import { shows } from '../../../shared/query/follow.ts';
import { showMoment } from '../../../shared/time/show.ts';
import { sendAt } from '../address.ts';
import * as styles from './made-link.css.ts';

const QrCode = laterPart(async () => (await import('../../../shared/screen/qr-code.tsx')).QrCode);

const sentTo = ({ email, mobileNumber, sendEmail, sendSms }: HostedSession): string =>
  [sendEmail && email, sendSms && mobileNumber && formatPhoneNumber(mobileNumber)]
    .filter(Boolean)
    .join(' and ');

/** The outcome, in a sentence. */
function outcomeOf(session: HostedSession): string {
  const { status } = session;
  const to = sentTo(session);
  if (status === 'sent' || status === 'resent') return `Link sent to ${to}`;
  if (status === 'canceled') return 'Link deactivated';
  return 'Link created';
}

function Made({ session }: { readonly session: HostedSession }) {
  const [isCodeShown, setCodeShown] = useState(false);
  const { url, totalAmount, status, expiresAt, subMerchantId } = session;
  return (
    <Card
      title={outcomeOf(session)}
      description={
        <>
          {purposeOf(session)} · <AccountLink of={session} />
        </>
      }
      actions={<SessionBadge session={session} />}
    >
      <Stack gap="xl">
        {status === 'onboarding' && (
          <Banner tone="warning">
            This account isn’t live yet, so the link can’t be paid and wasn’t sent. Send it once the
            account is live.
          </Banner>
        )}
        <Money amount={totalAmount} rank="hero" />
        <div className={styles.link}>
          <CopyValue label="link" value={url} isMono />
        </div>
        <Inline>
          <Button onPress={() => setCodeShown(!isCodeShown)}>
            {isCodeShown ? 'Hide QR code' : 'Show QR code'}
          </Button>
          <RecordActions actions={sessionActions} record={session} name={purposeOf(session)} />
        </Inline>
        {isCodeShown && (
          <Suspense fallback={<Skeleton lines={6} />}>
            <QrCode text={url} label="QR code of the link" />
          </Suspense>
        )}
        <DescriptionList
          entries={[
            ...reducedFacts(totalAmount, session.dualPricing),
            { term: 'Sent to', value: sentTo(session) },
            { term: 'Customer', value: session.customerName },
            { term: 'Expires', value: expiresAt === null ? 'Never' : showMoment(expiresAt) },
            {
              term: 'Use',
              value: `${usageTypeLabels[session.usageType]}, ${session.useCount} of ${usesAllowed(session)} used`,
            },
          ]}
        />
        <Inline justify="between">
          <Link href={sessionAt(session.sessionId)}>View in hosted sessions</Link>
          <ButtonLink
            href={sendAt({
              merchant: subMerchantId,
              ...(session.paymentLinkTemplateId && { template: session.paymentLinkTemplateId }),
            })}
            variant="primary"
          >
            New link
          </ButtonLink>
        </Inline>
      </Stack>
    </Card>
  );
}

/** A new link: its address to copy, scan or send, and its outcome. */
export function MadeLink({ sessionId }: { readonly sessionId: string }) {
  const { data, error, refetch } = useQuery<HostedSession>({
    queryKey: [shows(paymentLinks.get), 'hosted-sessions', 'made', sessionId],
    queryFn: () => send(paymentLinks.get)({ params: { id: sessionId } }),
  });
  if (data) {
    return (
      <div className={styles.made}>
        <Made session={data} />
      </div>
    );
  }
  if (error) {
    const again = () => void refetch();
    return <LoadProblem title="Couldn’t load this link" error={error} onRetry={again} />;
  }
  return (
    <div aria-busy="true">
      <Skeleton lines={8} />
    </div>
  );
}
