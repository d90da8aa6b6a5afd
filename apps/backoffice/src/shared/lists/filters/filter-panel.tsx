import { Button } from '@payfac/ui/button';
import { FormActions, FormLayout } from '@payfac/ui/form-layout';
import { useEffect } from 'react';
import { cleared, type FilterValues, isSet } from './filter.ts';
import { FilterFields } from './filter-fields.tsx';
import type { FilterChipProps } from './filter-props.ts';
import { type KeptDraft, useDraft } from './use-draft.ts';

interface FilterPanelProps extends FilterChipProps {
  readonly kept: KeptDraft;
  readonly onClose: () => void;
}

const field = 'input:not([type=hidden]), select';

/** In a group of radio buttons, focuses the selected one. */
function focusFirst(form: HTMLFormElement | null): void {
  const first =
    form?.querySelector<HTMLElement>('input[type=radio]:checked') ??
    form?.querySelector<HTMLElement>(field);
  first?.focus();
}

/** The fields of one filter, applied together. */
export function FilterPanel(props: FilterPanelProps) {
  const { filter, kept, check, isMany, onApply, onClose } = props;
  const done = (changes: FilterValues) => {
    onApply(changes);
    onClose();
  };
  const { draft, problems, fields, set, apply } = useDraft([filter], kept, check, done);
  const clear = () => {
    set(cleared([filter]));
    done(cleared([filter]));
  };
  // Focuses the first field at once, so that users can type right away.
  useEffect(() => focusFirst(fields.current), [fields]);
  return (
    <FormLayout
      ref={fields}
      label={`Filter by ${filter.label}`}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        apply();
      }}
    >
      <FilterFields
        filter={filter}
        values={draft}
        problems={problems}
        isMany={isMany}
        onChange={set}
      />
      <FormActions>
        {(isSet(filter, props.values) || isSet(filter, draft)) && (
          <Button onPress={clear}>Clear</Button>
        )}
        <Button type="submit" variant="primary">
          Apply
        </Button>
      </FormActions>
    </FormLayout>
  );
}
