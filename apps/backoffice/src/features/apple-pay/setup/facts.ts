import type { Output } from '@payfac/api';
import type { applePaySetup } from '@payfac/api/contract/tokenization';
import * as tokenization from '@payfac/api/contract/tokenization';
import { applePayCertificateState } from '@payfac/domain/apple-pay';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { send } from '../../../shared/api/connection.ts';
import { shows } from '../../../shared/query/follow.ts';

/** The API that Safari has on Apple devices. */
const applePaySession = z.object({
  canMakePayments: z.custom<() => unknown>((value) => typeof value === 'function'),
});

/** Whether this browser supports Apple Pay: Safari on an Apple device. */
export function hasApplePay(scope: object = globalThis): boolean {
  const found = applePaySession.safeParse(Reflect.get(scope, 'ApplePaySession'));
  if (!found.success) return false;
  try {
    return (
      Reflect.apply(found.data.canMakePayments, Reflect.get(scope, 'ApplePaySession'), []) === true
    );
  } catch {
    // Safari throws on pages that aren't secure.
    return false;
  }
}

export type Setup = Output<typeof applePaySetup>;

export interface Standing {
  readonly label: string;
  readonly text: string;
}

export const domainStanding = ({ isAssociationServed }: Setup): Standing =>
  isAssociationServed
    ? {
        label: 'Association served',
        text: 'Apple can verify that this domain belongs to you.',
      }
    : {
        label: 'No association',
        text: 'Apple can’t verify this domain: its association file isn’t installed.',
      };

/** @param day formats the day of a moment. */
export function certificateStanding(
  { certificate }: Setup,
  now: Date,
  day: (moment: Date) => string,
): Standing {
  if (certificate === null) {
    return {
      label: 'Not installed',
      text: 'Payers can’t use Apple Pay until a merchant identity certificate is installed.',
    };
  }
  const until = day(certificate.expiresAt);
  switch (applePayCertificateState(certificate.expiresAt, now)) {
    case 'valid':
      return { label: 'Valid', text: `Expires ${until}.` };
    case 'expiring':
      return {
        label: 'Expires soon',
        text: `Expires ${until}. Replace it before then, or Apple Pay stops working.`,
      };
    case 'expired':
      return {
        label: 'Expired',
        text: `Expired ${until}. Install a new one to take Apple Pay again.`,
      };
  }
}

export const deviceStanding = (isAble: boolean, isSimulated: boolean): Standing =>
  isAble
    ? {
        label: 'Available',
        text: 'This browser can pay with Apple Pay on the pages your payers see.',
      }
    : {
        label: 'Not available',
        text: `Apple Pay needs Safari on an iPhone, iPad, or Mac with a card in Wallet. This browser doesn’t have it.${
          isSimulated ? ' You can simulate a payment instead.' : ''
        }`,
      };

/** How Apple Pay is set up for the brand. */
export const useSetup = () =>
  useQuery<Setup>({
    queryKey: [shows(tokenization.applePaySetup), 'apple-pay-setup'],
    queryFn: ({ signal }) => send(tokenization.applePaySetup)({}, { signal }),
  });
