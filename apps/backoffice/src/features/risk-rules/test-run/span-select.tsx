import { Select } from '@payfac/ui/select';
import { type Span, spanLabels, spans } from './spans.ts';

interface SpanSelectProps {
  readonly value: Span;
  readonly onChange: (span: Span) => void;
}

const options = spans.map((value) => ({ value, label: spanLabels[value] }));

export const SpanSelect = ({ value, onChange }: SpanSelectProps) => (
  <Select
    label="Payments from"
    value={value}
    options={options}
    onChange={(chosen) => onChange(spans.find((each) => each === chosen) ?? value)}
  />
);
