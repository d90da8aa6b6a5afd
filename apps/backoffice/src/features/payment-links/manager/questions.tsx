import {
  customFieldTypeLabels,
  customFieldTypes,
  maximumCustomFields,
} from '@payfac/domain/custom-fields';
import { Button } from '@payfac/ui/button';
import { IconButton } from '@payfac/ui/icon-button';
import { AddIcon, CloseIcon } from '@payfac/ui/icons';
import { TagsInput } from '@payfac/ui/tags-input';
import { memo } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import type { ControlProps } from '../../../shared/form/controls/control.ts';
import { Text } from '../../../shared/form/controls/text.tsx';
import { Tick } from '../../../shared/form/controls/toggles.tsx';
import type { LinkFormHandle } from '../form/controls.tsx';
import * as styles from './templates.css.ts';

const Type = choiceOf(customFieldTypes, customFieldTypeLabels);

const Options = ({ value = [], onChange, ...rest }: ControlProps<string[]>) => (
  <TagsInput {...rest} value={value} maxLength={80} onChange={(tags) => onChange([...tags])} />
);

interface RowProps extends Pick<LinkFormHandle, 'Field'> {
  readonly control: LinkFormHandle['form']['control'];
  readonly index: number;
  readonly remove: (index: number) => void;
}

const QuestionRow = memo(function QuestionRow({ Field, control, index, remove }: RowProps) {
  const at = `customFields.${index}` as const;
  const type = useWatch({ control, name: `${at}.type` });
  return (
    <fieldset className={styles.question} aria-label={`Custom field ${index + 1}`}>
      <Field name={`${at}.label`} as={Text} label="Question" isRequired maxLength={80} />
      <Field name={`${at}.type`} as={Type} label="Answer" />
      <div className={styles.removeQuestion}>
        <IconButton
          label={`Remove custom field ${index + 1}`}
          icon={<CloseIcon size={16} />}
          onPress={() => remove(index)}
        />
      </div>
      {(type === 'single' || type === 'multiple') && (
        <div className={styles.wholeQuestion}>
          <Field
            name={`${at}.options`}
            as={Options}
            label="Options"
            description="Press Enter after each."
          />
        </div>
      )}
      <div className={styles.wholeQuestion}>
        <Field name={`${at}.required`} as={Tick} label="Required" />
      </div>
    </fieldset>
  );
});

/** The custom questions to the payer, in order. */
export function Questions({ link }: { readonly link: LinkFormHandle }) {
  const { control } = link.form;
  const { fields, append, remove } = useFieldArray({ control, name: 'customFields' });
  return (
    <div className={styles.questions}>
      {fields.map(({ id }, index) => (
        <QuestionRow key={id} Field={link.Field} control={control} index={index} remove={remove} />
      ))}
      {fields.length < maximumCustomFields && (
        <div>
          <Button
            size="small"
            icon={<AddIcon size={14} />}
            onPress={() => append({ type: 'text', options: [] })}
          >
            Add custom field
          </Button>
        </div>
      )}
    </div>
  );
}
