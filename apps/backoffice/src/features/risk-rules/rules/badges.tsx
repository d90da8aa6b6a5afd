import { StatusWord } from '../../../shared/status/status-word.tsx';

export const OnOffBadge = ({ isOn }: { readonly isOn: boolean }) => (
  <StatusWord>{isOn ? 'On' : 'Off'}</StatusWord>
);
