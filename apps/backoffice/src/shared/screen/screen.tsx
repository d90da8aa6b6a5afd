import { PageHeader } from '@payfac/ui/page-header';
import { LinkTabs, type LinkTabsProps } from '@payfac/ui/tabs';
import { type ReactNode, useMemo, useState } from 'react';
import { ListFrameContext } from './list-frame.ts';
import { usePage, useRecordName } from './page.ts';
import * as styles from './screen.css.ts';

interface ScreenProps {
  /** The name of the page's record. Default: the title of the page's route. */
  readonly name?: string | undefined;
  readonly description?: ReactNode;
  readonly badges?: ReactNode;
  /** Buttons, the main one last. */
  readonly actions?: ReactNode;
  /** `form` keeps lines short enough to read and fill in; `list` has room for columns. */
  readonly width?: 'form' | 'list';
  readonly children: ReactNode;
}

/** Every page's frame: heading, breadcrumbs and width; sets the window's title to the record's name. */
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

interface ListScreenProps extends Pick<ScreenProps, 'actions' | 'children'> {
  /** The page's parts, if there are several that this user may open. */
  readonly parts?: LinkTabsProps | undefined;
}

/** The frame of a page with one list, or several in parts: one line with its tools, one row of tabs. */
export function ListScreen({ actions, parts, children }: ListScreenProps) {
  const { title, trail, group } = usePage();
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const [summary, setSummary] = useState<HTMLElement | null>(null);
  const tabs = parts ?? group;
  const hasTabs = tabs !== undefined;
  const frame = useMemo(() => ({ tools, summary, hasTabs }), [tools, summary, hasTabs]);
  useRecordName(undefined);
  return (
    <div className={styles.ofList}>
      <PageHeader
        title={title}
        breadcrumbs={trail}
        badges={<div ref={setSummary} className={styles.summary} />}
        actions={
          <>
            {actions}
            <span ref={setTools} className={styles.tools} />
          </>
        }
        density="list"
      />
      {tabs && <LinkTabs {...tabs} />}
      <ListFrameContext value={frame}>{children}</ListFrameContext>
    </div>
  );
}
