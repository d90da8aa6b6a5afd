import {
  businessTypeLabels,
  businessTypes,
  type IdType,
  idTypeLabels,
  idTypes,
  type OfficerTitle,
  officerTitles,
} from '@payfac/domain/accounts';
import { usStateNames, usStates } from '@payfac/domain/contact';
import type { ReactNode } from 'react';
import { choiceOf } from '../../../shared/form/controls/choices.tsx';
import type { ControlProps } from '../../../shared/form/controls/control.ts';
import { Ein, Ssn } from '../../../shared/form/controls/digits.tsx';
import { Text } from '../../../shared/form/controls/text.tsx';

/** Shown as the documents write them. */
const titleLabels: Readonly<Record<OfficerTitle, string>> = {
  Owner: 'Owner',
  CEO: 'CEO',
  CFO: 'CFO',
  COO: 'COO',
  President: 'President',
  'Vice President': 'Vice President',
  Director: 'Director',
  Treasurer: 'Treasurer',
  Secretary: 'Secretary',
  'Sole Proprietorship': 'Sole Proprietorship',
  Partner: 'Partner',
  'Member LLC': 'Member LLC',
  Other: 'Other',
};

export const BusinessTypeChoice = choiceOf(businessTypes, businessTypeLabels);
export const IdTypeChoice = choiceOf(idTypes, idTypeLabels);
export const TitleChoice = choiceOf(officerTitles, titleLabels);
export const StateChoice = choiceOf(usStates, usStateNames);

const OtherNumber = (props: ControlProps<string>) => <Text {...props} autoComplete="off" />;

/** How a number of each type is typed. */
export const numberOf: Readonly<Record<IdType, (props: ControlProps<string>) => ReactNode>> = {
  SSN: Ssn,
  ITIN: Ssn,
  EIN: Ein,
  OTHER: OtherNumber,
};

/** What is said below a number that is on file already. */
export const onFile = (number: string | null | undefined): string | undefined =>
  number ? `On file, ending in ${number.slice(-4)}. Leave empty to keep it.` : undefined;
