import { type ApplePayState, applePayStateLabels } from '@payfac/domain/apple-pay';
import { StatusWord } from '../../../shared/status/status-word.tsx';

export const ApplePayBadge = ({ state }: { readonly state: ApplePayState }) => (
  <StatusWord>{applePayStateLabels[state]}</StatusWord>
);
