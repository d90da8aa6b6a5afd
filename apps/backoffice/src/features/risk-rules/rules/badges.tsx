import { StatusBadge } from '@payfac/ui/badge';

export const OnOffBadge = ({ isOn }: { readonly isOn: boolean }) => (
  <StatusBadge tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</StatusBadge>
);
