import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { CheckIcon } from '../icons/index.ts';
import { Progress } from '../progress/index.ts';
import * as styles from './checklist.css.ts';

/** Something to do before one can begin. */
export interface ChecklistTask {
  /** Tells it from the others; stable between renderings. */
  id: string;
  /** What is to be done. */
  title: string;
  /** A sentence that says more. */
  description?: ReactNode;
  /** Marks it and takes its action away. */
  isDone: boolean;
  /** A link or button that does it; shown until it is done. */
  action?: ReactNode;
}

export interface ChecklistProps {
  /** Its heading. */
  title: string;
  /** In the order they are best done. */
  tasks: readonly ChecklistTask[];
  /** Level of the title in the page's outline. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/** What is left to do before one can begin, and how far one is. */
export function Checklist({ title, tasks, headingLevel = 2 }: ChecklistProps) {
  const messages = useMessages();
  const Heading = `h${headingLevel}` as const;
  const done = tasks.filter(({ isDone }) => isDone).length;
  return (
    <section aria-label={title} className={styles.checklist}>
      <Heading className={styles.title}>{title}</Heading>
      <Progress
        label={messages.tasksDone(done, tasks.length)}
        value={tasks.length === 0 ? 100 : (100 * done) / tasks.length}
      />
      <ol className={styles.tasks}>
        {tasks.map(({ id, title: task, description, isDone, action }) => (
          <li key={id} className={styles.task}>
            <span aria-hidden className={classNames(styles.mark, isDone && styles.done)}>
              {isDone && <CheckIcon size={12} />}
            </span>
            <div className={styles.texts}>
              <span className={classNames(styles.name, isDone && styles.doneName)}>
                {isDone && <span className={visuallyHidden}>{messages.stepStates.done}: </span>}
                {task}
              </span>
              {description !== undefined && !isDone && (
                <span className={styles.description}>{description}</span>
              )}
            </div>
            {!isDone && action}
          </li>
        ))}
      </ol>
    </section>
  );
}
