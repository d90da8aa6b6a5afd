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

/** A changeset without the lines that say which package it bumps. */
const wordsOf = (changeset: string): string =>
  changeset.replace(/^---\n[\s\S]*?\n---\n/, '').trim();

const concernsUi = (changeset: string): boolean => changeset.includes('@payfac/ui');

/** What the next release brings, and what the releases before brought. */
export const changelog: string = [
  '## Not yet released',
  ...Object.values(pending).filter(concernsUi).map(wordsOf),
  ...Object.values(released),
].join('\n\n');
