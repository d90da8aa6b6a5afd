import { PageHeader } from '@payfac/ui/page-header';
import { LinkTabs } from '@payfac/ui/tabs';
import type { ReactNode } from 'react';
import { usePage } from '../routes/page.ts';
import { useRecordName } from './page-title.ts';
import * as styles from './screen.css.ts';

interface ScreenProps {
  /** The record the page is about. Default: the page's own title, from its route. */
  readonly name?: string | undefined;
  readonly description?: ReactNode;
  readonly badges?: ReactNode;
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
  /** `form` keeps lines short enough to read and fill in; `list` has room for columns. */
  readonly width?: 'form' | 'list';
  readonly children: ReactNode;
}

/** Every page's frame: heading, breadcrumbs and width; names the window after the record shown. */
export function Screen({
  name,
  description,
  badges,
  actions,
  width = 'list',
  children,
}: ScreenProps) {
  const { title, trail, group } = usePage();
  useRecordName(name);
  return (
    <div className={styles.screen[width]}>
      <PageHeader
        title={name ?? title}
        description={description}
        breadcrumbs={trail}
        badges={badges}
        actions={actions}
      />
      {group && <LinkTabs {...group} />}
      {children}
    </div>
  );
}
