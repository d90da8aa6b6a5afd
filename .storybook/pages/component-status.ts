import type { BadgeTone } from '../../packages/ui/src/components/badge/index.ts';
import type { CatalogEntry } from '../catalog/read-catalog.ts';

export type Status = 'stable' | 'deprecated';

export const STATUS_TONES = {
  stable: 'success',
  deprecated: 'warning',
} as const satisfies Record<Status, BadgeTone>;

export const statusOf = ({ instead }: CatalogEntry): Status =>
  instead === null ? 'stable' : 'deprecated';
