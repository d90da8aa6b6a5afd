const released = import.meta.glob<string>('../../packages/ui/CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const pending = import.meta.glob<string>('../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What the next version would be for the package, from the large to the small, in words. */
const KINDS = [
  ['major', 'Breaks what was'],
  ['minor', 'New, or looks otherwise'],
  ['patch', 'Mended'],
] as const;

const bumpOf = (changeset: string): string | undefined =>
  /["']@payfac\/ui["']: (\w+)/.exec(changeset)?.[1];

/** The words of a changeset as an entry of a list. */
const entryOf = (changeset: string): string =>
  `- ${changeset
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .trim()
    .replaceAll('\n', '\n  ')}`;

const changesOf = (bump: string): string[] =>
  Object.values(pending)
    .filter((changeset) => bumpOf(changeset) === bump)
    .map(entryOf);

/** What the next release brings, and what the releases before brought. */
export const changelog: string = [
  '## Not yet released',
  ...KINDS.flatMap(([bump, title]) => {
    const changes = changesOf(bump);
    return changes.length === 0 ? [] : [`### ${title}`, changes.join('\n')];
  }),
  ...Object.values(released),
].join('\n\n');
