import { maximumTagLength, type TagColor, tagColors } from '@payfac/domain/tags';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';

const colorLabels: Readonly<Record<TagColor, string>> = {
  blue: 'Blue',
  green: 'Green',
  orange: 'Orange',
  red: 'Red',
  'higher-purple': 'Purple',
  'medium-gray': 'Gray',
};

/** How a tag's name and color look wherever they are filled in. */
export const definitionFields = {
  name: { as: Text, label: 'Name', isRequired: true, maxLength: maximumTagLength },
  color: { as: choiceOf(tagColors, colorLabels), label: 'Color', isRequired: true },
} as const;
