import { usStateNames, usStates, zipCode } from '@payfac/domain/contact';
import type { FieldProblem } from '@payfac/domain/validation';
import { Zip } from '../../shared/form/controls/digits.tsx';
import { Phone } from '../../shared/form/controls/masked.tsx';
import { Found } from '../../shared/form/controls/records.tsx';
import { Text } from '../../shared/form/controls/text.tsx';

const states = usStates.map((state) => ({ value: state, label: usStateNames[state] }));

/** How a customer's fields look wherever they are filled in. */
export const customerFields = {
  name: { as: Text, label: 'Name', isRequired: true, maxLength: 120 },
  company: { as: Text, label: 'Company', maxLength: 120 },
  email: { as: Text, label: 'Email', type: 'email' },
  mobileNumber: { as: Phone, label: 'Mobile phone' },
  street: { as: Text, label: 'Street', maxLength: 120 },
  city: { as: Text, label: 'City', maxLength: 80 },
  state: { as: Found, label: 'State', options: states, placeholder: 'Search by name' },
  zip: { as: Zip, label: 'ZIP' },
} as const;

/** What the forms ask for besides the calls' schema: a ZIP code that is one, where there is one. */
export const zipProblems = ({
  zip,
}: {
  readonly zip?: string | null | undefined;
}): readonly FieldProblem[] => {
  const isFine = !zip || zipCode.safeParse(zip).success;
  return isFine ? [] : [{ path: 'zip', message: 'Enter a ZIP code, such as 46204.' }];
};
