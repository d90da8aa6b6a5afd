import { AddressSection } from './address-section.tsx';
import type { StepProps } from './step-props.ts';

/** Where the business is. */
export const LocationStep = ({ wizard: { Field } }: StepProps) => (
  <AddressSection
    Field={Field}
    at="location"
    title="Location"
    description="Where the business operates, not a PO box."
  />
);
