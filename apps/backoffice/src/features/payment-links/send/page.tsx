import { can } from '@payfac/domain/access';
import { ButtonLink } from '@payfac/ui/link';
import { Skeleton } from '@payfac/ui/skeleton';
import { Suspense } from 'react';
import { useSearchParams } from 'react-router-dom';
import { laterPart } from '../../../shared/later/later-part.ts';
import { Screen } from '../../../shared/screen/screen.tsx';
import { useHolder } from '../../../shared/session/session.ts';
import { templateAt } from '../address.ts';
import { SendPage } from './send-page.tsx';

const MadeLink = laterPart(async () => (await import('./made-link.tsx')).MadeLink);

/** /send/payment-link: a link is filled in by a template, and then handed over. */
export function Component() {
  const [params] = useSearchParams();
  const made = params.get('link');
  const mayManage = can(useHolder(), 'paymentLinkManager');
  return (
    <Screen
      actions={mayManage && <ButtonLink href={templateAt(undefined)}>Manage templates</ButtonLink>}
    >
      {made === null ? (
        <SendPage />
      ) : (
        <Suspense fallback={<Skeleton lines={8} />}>
          <MadeLink key={made} sessionId={made} />
        </Suspense>
      )}
    </Screen>
  );
}
