import { type ApplePayState, applePayStateLabels } from '@payfac/domain/apple-pay';
import { type BadgeTone, StatusBadge } from '@payfac/ui/badge';

const tones: Readonly<Record<ApplePayState, BadgeTone>> = {
  active: 'success',
  inactive: 'warning',
  'not-in-plan': 'neutral',
};

export const ApplePayBadge = ({ state }: { readonly state: ApplePayState }) => (
  <StatusBadge tone={tones[state]}>{applePayStateLabels[state]}</StatusBadge>
);
