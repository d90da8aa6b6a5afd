import type { Output } from '@payfac/api';
import type { applePaySetup } from '@payfac/api/contract/tokenization';
import { applePayCertificateState } from '@payfac/domain/apple-pay';

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
        text: "Apple can't verify this domain: its association file isn't installed.",
      };

/** @param day shows the day of a moment. */
export function certificateStanding(
  { certificate }: Setup,
  now: Date,
  day: (moment: Date) => string,
): Standing {
  if (certificate === null) {
    return {
      label: 'Not installed',
      text: "Payers can't use Apple Pay until a merchant identity certificate is installed.",
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

export const deviceStanding = (hasApplePay: boolean, isSimulated: boolean): Standing =>
  hasApplePay
    ? {
        label: 'Available',
        text: 'This browser can pay with Apple Pay on the pages your payers see.',
      }
    : {
        label: 'Not available',
        text: `Apple Pay needs Safari on an iPhone, iPad, or Mac with a card in Wallet. This browser doesn't have it.${
          isSimulated ? ' You can simulate a payment instead.' : ''
        }`,
      };
