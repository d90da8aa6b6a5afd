import { history } from 'virtual:payfac-catalog';
import type { Change } from '../catalog/changes.ts';

/** A list entry; further lines are indented. */
const itemOf = ({ text }: Change): string => `- ${text.replaceAll('\n', '\n  ')}`;

const under = (heading: string, changes: readonly Change[]): string[] => [
  ...(heading === '' ? [] : [heading]),
  changes.map(itemOf).join('\n'),
];

/** Entries as Markdown: by version, and within each by impact on updates. */
export function changelogOf(changes: readonly Change[], level: '##' | '###' = '##'): string {
  const byVersion = Map.groupBy(changes, ({ version }) => version);
  return [...byVersion]
    .flatMap(([version, ofVersion]) => [
      `${level} ${version}`,
      ...[...Map.groupBy(ofVersion, ({ kind }) => kind)].flatMap(([kind, entries]) =>
        under(kind === '' ? '' : `${level}# ${kind}`, entries),
      ),
    ])
    .join('\n\n');
}

/** Changes of the next release and the earlier ones. */
export const changelog: string = changelogOf(history);
