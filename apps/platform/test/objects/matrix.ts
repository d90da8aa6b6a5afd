import { boardingLines } from './boarding.ts';
import { commerceLines } from './commerce.ts';
import type { ObjectLine } from './line.ts';
import { oversightLines } from './oversight.ts';
import { paymentLines } from './payments.ts';
import { peopleLines } from './people.ts';

/** @param templateContent what a payment link template holds, which is long. */
export const objectMatrix = (templateContent: object): readonly ObjectLine[] => [
  ...peopleLines,
  ...paymentLines,
  ...commerceLines(templateContent),
  ...oversightLines,
  ...boardingLines,
];
