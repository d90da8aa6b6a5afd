import { Button } from '@payfac/ui/button';
import { Drawer } from '@payfac/ui/drawer';
import { FormLayout, FormSection, FormWide } from '@payfac/ui/form-layout';
import { useId } from 'react';
import type { CheckValue } from './check-filter.ts';
import { cleared, type Filter, type FilterValues, keysOf } from './filter.ts';
import { FilterFields } from './filter-fields.tsx';
import { type KeptDraft, useDraft } from './use-draft.ts';

interface MoreFiltersProps {
  readonly filters: readonly Filter[];
  readonly kept: KeptDraft;
  readonly check: CheckValue;
  readonly isMany: (key: string) => boolean;
  readonly onApply: (values: FilterValues) => void;
  readonly onClose: () => void;
}

/** All filters of a list next to it; no request is sent until they are applied. */
export function MoreFilters(props: MoreFiltersProps) {
  const { filters, kept, check, isMany, onApply, onClose } = props;
  const form = useId();
  const { draft, problems, fields, set, apply } = useDraft(filters, kept, check, onApply);
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title="Filters"
      footer={
        <>
          <Button
            onPress={() => {
              set(cleared(filters));
              onApply(cleared(filters));
            }}
          >
            Clear all
          </Button>
          <Button type="submit" form={form} variant="primary">
            Apply filters
          </Button>
        </>
      }
    >
      <FormLayout
        id={form}
        ref={fields}
        label="Filters"
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        <FormSection columns={1}>
          {filters.map((filter) => (
            <FormWide key={keysOf(filter).join()}>
              <FilterFields
                filter={filter}
                values={draft}
                problems={problems}
                isMany={isMany}
                onChange={set}
              />
            </FormWide>
          ))}
        </FormSection>
      </FormLayout>
    </Drawer>
  );
}
