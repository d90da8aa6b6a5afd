const texts = import.meta.glob<string>(
  [
    '../../docs/*.md',
    '../../docs/guides/*.md',
    '!../../docs/requirements.md',
    '../../packages/api/ERRORS.md',
  ],
  { query: '?raw', import: 'default', eager: true },
);

/** Pages of this site, by the file that other documents link to. */
const pages: Readonly<Record<string, string>> = {
  'first-page.md': 'guides-first-page--docs',
  'first-server-call.md': 'guides-first-server-call--docs',
  'first-webhook.md': 'guides-first-webhook--docs',
  'tests.md': 'guides-tests--docs',
  'ERRORS.md': 'guides-errors--docs',
  'packages-beside-peers.md': 'guides-beside-peers--docs',
  'tour.md': 'handbook-tour--docs',
  'architecture.md': 'handbook-architecture--docs',
  'one-action.md': 'handbook-the-way-of-one-action--docs',
  'deploy.md': 'handbook-deploy--docs',
  'operate.md': 'handbook-operate--docs',
  'reliability.md': 'handbook-reliability--docs',
  'scale.md': 'handbook-scale--docs',
  'security.md': 'handbook-security--docs',
  decisions: 'handbook-decisions--docs',
};

/** A link to a repository file on this site: a link to its page, or only its text. */
function linked(words: string, target: string): string {
  const [path = '', part = ''] = target.split('#');
  const name = path.split('/').at(-1) ?? '';
  const page = pages[name] ?? (/\bdecisions\//.test(path) ? pages['decisions'] : undefined);
  if (page !== undefined) return `[${words}](?path=/docs/${page}${part && `#${part}`})`;
  return words;
}

/** A repository document for this site: code blocks are titled with their file, and links lead to pages. */
export const hereOf = (text: string): string =>
  text
    .replaceAll(/^```(\w+) (\S+)$/gm, '**$2**\n\n```$1')
    .replaceAll(/(!?)\[([^\]]+)\]\((?!https?:|#)([^)\s]+)\)/g, (link, isPicture, words, target) =>
      isPicture ? link : linked(words, target),
    );

/** @param file of `docs`, its guides, or the API's errors. */
export function guide(file: string): string {
  const [, text = ''] = Object.entries(texts).find(([path]) => path.endsWith(`/${file}`)) ?? [];
  return hereOf(text);
}
