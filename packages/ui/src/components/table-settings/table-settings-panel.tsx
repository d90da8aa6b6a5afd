import { useMessages } from '../../messages/context.tsx';
import { Button } from '../button/button.tsx';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { ArrowDownIcon, ArrowUpIcon } from '../icons/index.ts';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import {
  initialColumnSettings,
  orderedColumns,
  rowHeaderIdOf,
  withHidden,
  withMoved,
} from '../table/column-settings.ts';
import * as styles from './table-settings.css.ts';
import type { TableSettingsProps } from './table-settings-props.ts';

/** A user's table settings: columns, their order, density. */
export function TableSettingsPanel(props: TableSettingsProps) {
  const { columns, settings, onChange, density = 'compact' } = props;
  const messages = useMessages();
  const rowHeaderId = rowHeaderIdOf(columns);
  const ordered = orderedColumns(columns, settings.order);

  return (
    <>
      <ul className={styles.list}>
        {ordered.map(({ id, header }, index) => (
          <li key={id} className={styles.item}>
            <Checkbox
              label={header}
              value={id === rowHeaderId || !settings.hidden.includes(id)}
              isDisabled={id === rowHeaderId}
              onChange={(isShown) => onChange(withHidden(settings, id, !isShown))}
            />
            <span className={styles.moves}>
              <IconButton
                size="small"
                label={messages.moveColumnUp(header)}
                icon={<ArrowUpIcon size={14} />}
                isDisabled={index === 0}
                onPress={() => onChange(withMoved(settings, columns, id, -1))}
              />
              <IconButton
                size="small"
                label={messages.moveColumnDown(header)}
                icon={<ArrowDownIcon size={14} />}
                isDisabled={index === ordered.length - 1}
                onPress={() => onChange(withMoved(settings, columns, id, 1))}
              />
            </span>
          </li>
        ))}
      </ul>
      <RadioGroup
        label={messages.rowDensity}
        orientation="horizontal"
        options={[
          { value: 'compact', label: messages.densities.compact },
          { value: 'comfortable', label: messages.densities.comfortable },
        ]}
        value={settings.density ?? density}
        onChange={(chosen) =>
          onChange({
            ...settings,
            density: chosen === 'comfortable' ? 'comfortable' : 'compact',
          })
        }
      />
      <div className={styles.reset}>
        <Button size="small" variant="quiet" onPress={() => onChange(initialColumnSettings)}>
          {messages.resetColumns}
        </Button>
      </div>
    </>
  );
}
