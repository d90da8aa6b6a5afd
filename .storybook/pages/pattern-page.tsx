import type { ReactNode } from 'react';
import { Avatar } from '../../packages/ui/src/components/avatar/index.ts';
import { Button } from '../../packages/ui/src/components/button/index.ts';
import { IconButton } from '../../packages/ui/src/components/icon-button/index.ts';
import { BellIcon, SearchIcon } from '../../packages/ui/src/components/icons/index.ts';
import { AppLayout } from '../../packages/ui/src/components/sidebar/index.ts';
import { sampleSidebar } from '../../packages/ui/src/stories/sidebar-sample.tsx';

interface PatternPageProps {
  /** The entry of the sidebar that the page belongs to. */
  activeHref: string;
  children: ReactNode;
}

/** A pattern in the frame that pages have: sidebar, bar, footer. */
export function PatternPage({ activeHref, children }: PatternPageProps) {
  return (
    <AppLayout
      sidebar={{ ...sampleSidebar, activeHref }}
      topBar={
        <div className="pf-top-bar">
          <Button variant="quiet" icon={<SearchIcon size={16} />}>
            Search
          </Button>
          <IconButton label="Notifications" icon={<BellIcon size={16} />} />
          <Avatar name="Ada Lovelace" size="small" />
        </div>
      }
      footer="© 2026 Harbor Payments"
    >
      <div className="pf-stack">{children}</div>
    </AppLayout>
  );
}
