import { AnchorMdx } from '@storybook/addon-docs/blocks';

/** Common tasks, with the page for each. */
const tasks = [
  ['Choose a component', 'gallery--docs', 'all of them, by group'],
  ['See it in my brand', 'foundations-your-brand--docs', 'two colors, or a tokens file'],
  ['See a whole page', 'patterns-dashboard--overview', 'the back office itself, with examples'],
  ['Build my first page', 'guides-first-page--docs', 'from an empty folder'],
  ['Put the tokens into Figma', 'foundations-tokens-for-figma--docs', 'a file per brand and mode'],
  ['Change how something looks', 'guides-instead-of-classname--docs', 'without `className`'],
  ['Decide between two designs', 'direction--docs', 'the money line, and what it rules out'],
  ['See what the product does', 'handbook-tour--docs', 'a tour by role, in pictures'],
  ['Write a form', 'patterns-form-recipes--docs', 'from the first keystroke to the last error'],
  ['Test what I built', 'guides-tests--docs', 'drivers that find elements as people do'],
  ['Upgrade', 'changelog--docs', 'what changed, and what breaks'],
] as const;

const typeOf = (id: string): string => (id.endsWith('--docs') ? 'docs' : 'story');

/** Entry points to this site, by task. */
export const Tasks = () => (
  <ul className="pf-tasks">
    {tasks.map(([task, id, note]) => (
      <li key={id}>
        <AnchorMdx href={`?path=/${typeOf(id)}/${id}`} target="">
          {task}
        </AnchorMdx>
        <span>{note.replaceAll('`', '')}</span>
      </li>
    ))}
  </ul>
);
