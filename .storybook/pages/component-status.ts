import type { BadgeTone } from '../../packages/ui/src/components/badge/index.ts';

export type Status = 'stable' | 'deprecated';

export const STATUS_TONES = {
  stable: 'success',
  deprecated: 'warning',
} as const satisfies Record<Status, BadgeTone>;

export interface ComponentStatus {
  name: string;
  status: Status;
  /** What to use instead of a deprecated one. */
  note?: string;
}

const sources: Readonly<Record<string, string>> = import.meta.glob(
  '../../packages/ui/src/components/*/*.tsx',
  { query: '?raw', import: 'default', eager: true },
);

/** The folders of all components. */
const folders = Object.keys(import.meta.glob('../../packages/ui/src/components/*/index.ts')).map(
  (path) => path.split('/').at(-2) ?? '',
);

/** A component is deprecated by the line `@deprecated Use Progress.` above its function. */
function statusOf(name: string): ComponentStatus {
  const source = Object.entries(sources).find(([path]) => path.endsWith(`/${name}/${name}.tsx`));
  const note = /@deprecated (.+?)(?: \*\/)?\n(?: \*\/\n)?export function/.exec(
    source?.[1] ?? '',
  )?.[1];
  return note === undefined ? { name, status: 'stable' } : { name, status: 'deprecated', note };
}

export const componentStatuses: readonly ComponentStatus[] = folders.toSorted().map(statusOf);
