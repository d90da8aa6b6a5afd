import { Button } from '@payfac/ui/button';
import { Drawer } from '@payfac/ui/drawer';
import { FormLayout, FormSection, FormWide } from '@payfac/ui/form-layout';
import { useId, useState } from 'react';
import type { Filter, FilterValues } from './definition.ts';
import { FilterControl } from './filter-control.tsx';
import { keysOf } from './filter-summary.ts';

interface FilterDrawerProps {
  readonly filters: readonly Filter[];
  readonly search: string;
  readonly onApply: (values: FilterValues) => void;
  readonly onClose: () => void;
}

const read = (filters: readonly Filter[], search: string): FilterValues => {
  const params = new URLSearchParams(search);
  return Object.fromEntries(filters.flatMap(keysOf).map((key) => [key, params.getAll(key)]));
};

/** All filters of a list beside it; nothing is asked of the server until they are applied. */
export function FilterDrawer({ filters, search, onApply, onClose }: FilterDrawerProps) {
  const form = useId();
  const [values, setValues] = useState(() => read(filters, search));
  const set = (changes: FilterValues) => setValues((held) => ({ ...held, ...changes }));
  const cleared = Object.fromEntries(Object.keys(values).map((key) => [key, []]));
  return (
    <Drawer
      isOpen
      onOpenChange={onClose}
      title="Filters"
      footer={
        <>
          <Button onPress={() => onApply(cleared)}>Clear all</Button>
          <Button type="submit" form={form} variant="primary">
            Apply filters
          </Button>
        </>
      }
    >
      <FormLayout
        id={form}
        label="Filters"
        onSubmit={(event) => {
          event.preventDefault();
          onApply(values);
        }}
      >
        <FormSection columns={1}>
          {filters.map((filter) => (
            <FormWide key={`${form}${filter.label}`}>
              <FilterControl filter={filter} values={values} onChange={set} />
            </FormWide>
          ))}
        </FormSection>
      </FormLayout>
    </Drawer>
  );
}
