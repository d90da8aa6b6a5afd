import { Markdown } from '@storybook/addon-docs/blocks';
import { hereOf } from './guides.ts';

const texts = import.meta.glob<string>('../../docs/decisions/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Every decision by its title, the newest first; one opens in place. */
const decisions = Object.entries(texts)
  .map(([path, text]) => {
    const [title = '', ...rest] = text.split('\n');
    return { path, title: title.replace(/^# /, ''), body: hereOf(rest.join('\n')) };
  })
  .toReversed();

export const Decisions = () => (
  <div className="pf-folded">
    {decisions.map(({ path, title, body }) => (
      <details key={path}>
        <summary>{title}</summary>
        <Markdown>{body}</Markdown>
      </details>
    ))}
  </div>
);
