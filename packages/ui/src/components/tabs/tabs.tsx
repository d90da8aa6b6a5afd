import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import * as styles from './tabs.css.ts';

/** A tab and what it holds. */
export interface TabEntry {
  /** Tells it from the others; stable between renderings. */
  id: string;
  /** What people read. */
  label: string;
  /** A figure beside the label, such as the number of open cases. */
  count?: number | string | undefined;
  /** Takes no input and is left out of the tab order. */
  isDisabled?: boolean | undefined;
  /** The panel. Only the selected one is there. */
  content: ReactNode;
}

export interface TabsProps {
  /** What the tabs divide, for screen readers. */
  label: string;
  /** In the order shown. */
  tabs: readonly TabEntry[];
  /** Id of the selected tab. */
  selected: string;
  /** Called with the id of the tab chosen. */
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
