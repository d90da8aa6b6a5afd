/** One entry of the package's changelog. */
export interface Change {
  /** Version that included it; 'Not yet released' before that. */
  readonly version: string;
  /** Kind of change by version number, in words; '' when unknown. */
  readonly kind: string;
  /** Markdown. */
  readonly text: string;
}

/** From large to small: the bump, and the heading changesets use for it. */
const KINDS = [
  ['major', 'Breaking'],
  ['minor', 'New or changed'],
  ['patch', 'Fixed'],
] as const;

const PENDING = 'Not yet released';

const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');

const kindOf = (bump: string): string => KINDS.find(([name]) => name === bump)?.[1] ?? '';

/** Entries of a list one by one, other text by paragraph. */
const entriesOf = (section: string): string[] =>
  paragraphsOf(section.replaceAll(/^- (?:[0-9a-f]{7,}: )?/gm, '\n\n'));

/** A changeset's text on the package; nothing when it is about others. */
function pendingIn(changeset: string): Change[] {
  const [, bump = ''] = /["']@payfac\/ui["']: (\w+)/.exec(changeset) ?? [];
  const kind = kindOf(bump);
  if (kind === '') return [];
  return entriesOf(changeset.replace(/^---\n[\s\S]*?\n---\n/, '')).map((text) => ({
    version: PENDING,
    kind,
    text,
  }));
}

/** The entries of a `CHANGELOG.md`. */
function releasedIn(changelog: string): Change[] {
  const [, ...versions] = changelog.split(/^## /m);
  return versions.flatMap((section) => {
    const [version = '', ...rest] = section.split('\n');
    const [plain = '', ...kinds] = rest.join('\n').split(/^### /m);
    const told = kinds.flatMap((part) => {
      const [heading = '', ...lines] = part.split('\n');
      const kind = kindOf(heading.split(' ')[0]?.toLowerCase() ?? '');
      return entriesOf(lines.join('\n')).map((text) => ({ version, kind, text }));
    });
    return [...entriesOf(plain).map((text) => ({ version, kind: '', text })), ...told];
  });
}

/** The whole history, upcoming changes first. */
export const changesIn = (changesets: readonly string[], changelog: string): Change[] => [
  ...KINDS.flatMap(([, kind]) =>
    changesets.flatMap(pendingIn).filter((change) => change.kind === kind),
  ),
  ...releasedIn(changelog),
];

/** Everyday words, which mean the component only when formatted as code. */
const EVERYDAY = new Set([
  'Button',
  'Card',
  'Key',
  'Layout',
  'Link',
  'Money',
  'Page',
  'Select',
  'Switch',
]);

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The entries about one component: paragraphs that name one of its exports as code, or the component in words. */
export function changesOf(
  changes: readonly Change[],
  { name, exported }: { readonly name: string; readonly exported: readonly string[] },
): Change[] {
  // A camel-case name is never an English word.
  const names = exported.map((each) => (/[a-z][A-Z]/.test(each) ? '\\b' : '`<?') + escaped(each));
  const asCode = new RegExp(`(?:${names.join('|')})\\b`);
  const inWords = EVERYDAY.has(name)
    ? new RegExp(`^${escaped(name)}: `)
    : new RegExp(`\\b${escaped(name)}(?:s|es)?\\b`, 'i');
  return changes.filter(({ text }) => asCode.test(text) || inWords.test(text));
}
