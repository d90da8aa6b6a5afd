import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import * as styles from './tabs.css.ts';

export interface TabEntry {
  id: string;
  label: string;
  /** A figure beside the label, such as the number of open cases. */
  count?: number | string | undefined;
  isDisabled?: boolean | undefined;
  /** The panel. Only the selected one is there. */
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs divide, for screen readers. */
  label: string;
  tabs: readonly TabEntry[];
  /** Id of the selected tab. */
  selected: string;
  onChange: (id: string) => void;
}

/** Parts of one record or page, one shown at a time. Keep the selected one in the address. */
export function Tabs({ label, tabs, selected, onChange }: TabsProps) {
  return (
    <AriaTabs selectedKey={selected} onSelectionChange={(key) => onChange(String(key))}>
      <TabList aria-label={label} className={styles.list}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            id={tab.id}
            className={styles.tab}
            {...(tab.isDisabled !== undefined && { isDisabled: tab.isDisabled })}
          >
            {tab.label}
            {tab.count !== undefined && <span className={styles.count}>{tab.count}</span>}
          </Tab>
        ))}
      </TabList>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={styles.panel}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
