const texts = import.meta.glob<string>(
  ['../../docs/guides/*.md', '../../docs/packages-beside-peers.md', '../../packages/api/ERRORS.md'],
  { query: '?raw', import: 'default', eager: true },
);

/** Pages of this site, by the file that other documents refer to. */
const pages: Readonly<Record<string, string>> = {
  'first-page.md': 'guides-first-page--docs',
  'first-server-call.md': 'guides-first-server-call--docs',
  'first-webhook.md': 'guides-first-webhook--docs',
  'tests.md': 'guides-tests--docs',
  'ERRORS.md': 'guides-errors--docs',
  'packages-beside-peers.md': 'guides-beside-peers--docs',
};

/** A document of the repository as it stands here: files are named above their code, and links lead to pages. */
export function guide(file: string): string {
  const [, text = ''] = Object.entries(texts).find(([path]) => path.endsWith(`/${file}`)) ?? [];
  return text
    .replaceAll(/^```(\w+) (\S+)$/gm, '**$2**\n\n```$1')
    .replaceAll(/\]\((?:[./\w-]*\/)?([\w-]+\.md)\)/g, (link, name: string) => {
      const page = pages[name];
      return page === undefined ? link : `](?path=/docs/${page})`;
    });
}
