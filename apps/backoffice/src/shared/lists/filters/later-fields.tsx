import { Skeleton } from '@payfac/ui/skeleton';
import { lazy, Suspense } from 'react';
import type { FilterFieldsProps } from './fields-props.ts';

const FilterFields = lazy(async () => ({
  default: (await import('./filter-fields.tsx')).FilterFields,
}));

/** The fields of one filter; pickers, amounts and dates are fetched once a filter is opened. */
export const LaterFields = (props: FilterFieldsProps) => (
  <Suspense fallback={<Skeleton lines={2} />}>
    <FilterFields {...props} />
  </Suspense>
);
