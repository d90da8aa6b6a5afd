import { type ReactNode, useId } from 'react';
import { classNames } from '../../styling/class-names.ts';
import * as styles from './card.css.ts';

export interface CardProps {
  /** Title. */
  title?: ReactNode;
  /** Supporting sentence. */
  description?: ReactNode;
  /** Buttons beside the title. */
  actions?: ReactNode;
  /** Content. */
  children: ReactNode;
  /** For a table, which then loses its own frame. */
  isFlush?: boolean | undefined;
  /** Heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /**
   * Where the title is: `beside` puts title, description and actions to the left of content as wide as a form, where
   * there is room, with a line between cards. For pages of settings. @default 'above'
   */
  titlePlacement?: 'above' | 'beside' | undefined;
}

/** A titled part of a page. It has neither border nor background. */
export function Card({
  title,
  description,
  actions,
  children,
  isFlush = false,
  headingLevel = 2,
  titlePlacement = 'above',
}: CardProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  const hasHeader = title !== undefined || actions !== undefined;
  const parts = (
    <>
      {hasHeader && (
        <header className={styles.header}>
          <div>
            {title !== undefined && (
              <Heading id={titleId} className={styles.title}>
                {title}
              </Heading>
            )}
            {description !== undefined && <p className={styles.description}>{description}</p>}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </header>
      )}
      <div className={classNames(styles.body, isFlush && styles.flush)}>{children}</div>
    </>
  );
  return (
    <section
      className={styles.card[titlePlacement]}
      {...(title !== undefined && { 'aria-labelledby': titleId })}
    >
      {titlePlacement === 'beside' ? <div className={styles.columns}>{parts}</div> : parts}
    </section>
  );
}
