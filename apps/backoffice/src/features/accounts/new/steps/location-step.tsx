import { AddressSection } from '../choices.tsx';
import type { StepProps } from '../schema.ts';

/** Where the business is. */
export const LocationStep = ({ wizard: { Field } }: StepProps) => (
  <AddressSection
    Field={Field}
    at="location"
    title="Location"
    description="Where the business operates, not a PO box."
  />
);
