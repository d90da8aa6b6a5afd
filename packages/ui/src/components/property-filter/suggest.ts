import { type ComboBoxOption } from '../combo-box/index.ts';
import { type FilterOperator, type FilterProperty, operatorsOf } from './filter-property.ts';
import { stageOf } from './filter-text.ts';

/** Its value replaces the typed text. */
export type Suggestion = ComboBoxOption;

/** Suggestions for the next part: properties, then operators with their names, then options. */
export function suggest(
  text: string,
  properties: readonly FilterProperty[],
  operatorName: (operator: FilterOperator, property: FilterProperty) => string,
): readonly Suggestion[] {
  const stage = stageOf(text, properties);
  const wanted = stage.typed.toLowerCase();
  if (stage.part === 'property') {
    const begins = ({ label }: FilterProperty) => label.toLowerCase().startsWith(wanted);
    const holds = ({ label }: FilterProperty) => label.toLowerCase().includes(wanted);
    return properties
      .filter(holds)
      .toSorted((one, other) => Number(begins(other)) - Number(begins(one)))
      .map(({ label }) => ({ value: `${label} `, label }));
  }
  const { property } = stage;
  if (stage.part === 'operator') {
    return operatorsOf(property)
      .map((operator) => ({ operator, words: operatorName(operator, property) }))
      .filter(({ operator, words }) => operator.startsWith(wanted) || words.startsWith(wanted))
      .map(({ operator, words }) => ({
        value: `${property.label} ${operator} `,
        label: `${property.label} ${words}`,
        description: operator,
      }));
  }
  return (property.options ?? [])
    .filter(({ label }) => label.toLowerCase().includes(wanted))
    .map(({ label }) => ({ value: `${property.label} ${stage.operator} ${label}`, label }));
}
