import { history } from 'virtual:payfac-catalog';
import type { Change } from '../catalog/changes.ts';

/** An entry of a list; further lines belong to it. */
const itemOf = ({ text }: Change): string => `- ${text.replaceAll('\n', '\n  ')}`;

const under = (heading: string, changes: readonly Change[]): string[] => [
  ...(heading === '' ? [] : [heading]),
  changes.map(itemOf).join('\n'),
];

/** Entries as Markdown: versions, and in each what a change means for who updates. */
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

/** What the next release brings, and what the releases before brought. */
export const changelog: string = changelogOf(history);
