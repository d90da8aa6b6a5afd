import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';
import * as styles from './tabs.css.ts';

/** A tab and its panel. */
export interface TabEntry {
  /** Unique id; stable between renders. */
  id: string;
  /** Visible label. */
  label: string;
  /** Count beside the label, such as the number of open cases. */
  count?: number | string | undefined;
  /** Disabled: takes no input and leaves the tab order. */
  isDisabled?: boolean | undefined;
  /** Panel content; rendered only while selected. */
  content: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tabs. */
  label: string;
  /** In display order. */
  tabs: readonly TabEntry[];
  /** Id of the selected tab. */
  selected: string;
  /** Called with the selected tab's id. */
  onChange: (id: string) => void;
}

/** Views of one record or page, one at a time. Keep the selected tab in the URL. */
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
