import type { TagColor } from '@payfac/domain/tags';
import { Badge, type BadgeTone } from '@payfac/ui/badge';

/** The tone of each named color that reads as it, in both modes and at any contrast. */
const tones: Readonly<Record<TagColor, BadgeTone>> = {
  blue: 'info',
  green: 'success',
  orange: 'warning',
  red: 'danger',
  'higher-purple': 'identity',
  'medium-gray': 'neutral',
};

interface TagBadgeProps {
  readonly name: string;
  readonly color: TagColor;
}

export const TagBadge = ({ name, color }: TagBadgeProps) => (
  <Badge tone={tones[color]}>{name}</Badge>
);
