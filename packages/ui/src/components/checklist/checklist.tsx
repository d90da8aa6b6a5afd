import type { ReactNode } from 'react';
import { useMessages } from '../../messages/context.tsx';
import { classNames } from '../../styling/class-names.ts';
import { visuallyHidden } from '../../styling/hidden.css.ts';
import { CheckIcon } from '../icons/index.ts';
import { Progress } from '../progress/index.ts';
import * as styles from './checklist.css.ts';

/** A setup task. */
export interface ChecklistTask {
  /** Unique id; stable between renders. */
  id: string;
  /** Task title. */
  title: string;
  /** Supporting sentence. */
  description?: ReactNode;
  /** Marks it done and removes its action. */
  isDone: boolean;
  /** Link or button for the task; shown until it is done. */
  action?: ReactNode;
}

export interface ChecklistProps {
  /** Title. */
  title: string;
  /** In recommended order. */
  tasks: readonly ChecklistTask[];
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/** The remaining setup tasks, with progress. */
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
