import { IconButton } from '@payfac/ui/icon-button';
import { ChartIcon } from '@payfac/ui/icons';

interface ChartToggleProps {
  readonly label: string;
  readonly isOpen: boolean;
  readonly onChange: (isOpen: boolean) => void;
}

/** Shows the list's chart on request; rows have priority. */
export const ChartToggle = ({ label, isOpen, onChange }: ChartToggleProps) => (
  <IconButton
    label={label}
    icon={<ChartIcon size={16} />}
    aria-expanded={isOpen}
    onPress={() => onChange(!isOpen)}
  />
);
