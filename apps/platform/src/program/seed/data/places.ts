import type { UsState } from '@payfac/domain/contact';

export interface Place {
  readonly city: string;
  readonly state: UsState;
  readonly zip: string;
  readonly areaCode: string;
  readonly timeZone: string;
}

const eastern = 'America/New_York';
const central = 'America/Chicago';
const mountain = 'America/Denver';
const pacific = 'America/Los_Angeles';

const place = (
  city: string,
  state: UsState,
  zip: string,
  areaCode: string,
  timeZone: string,
): Place => ({ city, state, zip, areaCode, timeZone });

/** Cities with one of their ZIP codes; none of them triggers the simulator. */
export const places: readonly Place[] = [
  place('Portland', 'ME', '04101', '207', eastern),
  place('Burlington', 'VT', '05401', '802', eastern),
  place('Boston', 'MA', '02116', '617', eastern),
  place('Providence', 'RI', '02903', '401', eastern),
  place('New Haven', 'CT', '06511', '203', eastern),
  place('Brooklyn', 'NY', '11201', '718', eastern),
  place('Buffalo', 'NY', '14203', '716', eastern),
  place('Pittsburgh', 'PA', '15222', '412', eastern),
  place('Baltimore', 'MD', '21202', '410', eastern),
  place('Washington', 'DC', '20009', '202', eastern),
  place('Richmond', 'VA', '23220', '804', eastern),
  place('Raleigh', 'NC', '27601', '919', eastern),
  place('Charleston', 'SC', '29401', '843', eastern),
  place('Savannah', 'GA', '31401', '912', eastern),
  place('Atlanta', 'GA', '30308', '404', eastern),
  place('Tampa', 'FL', '33602', '813', eastern),
  place('Miami', 'FL', '33130', '305', eastern),
  place('Columbus', 'OH', '43215', '614', eastern),
  place('Ann Arbor', 'MI', '48104', '734', eastern),
  place('Louisville', 'KY', '40202', '502', eastern),
  place('Nashville', 'TN', '37203', '615', central),
  place('Birmingham', 'AL', '35203', '205', central),
  place('New Orleans', 'LA', '70112', '504', central),
  place('Austin', 'TX', '78701', '512', central),
  place('Dallas', 'TX', '75201', '214', central),
  place('Kansas City', 'MO', '64108', '816', central),
  place('St. Louis', 'MO', '63103', '314', central),
  place('Chicago', 'IL', '60607', '312', central),
  place('Milwaukee', 'WI', '53202', '414', central),
  place('Minneapolis', 'MN', '55401', '612', central),
  place('Des Moines', 'IA', '50309', '515', central),
  place('Omaha', 'NE', '68102', '402', central),
  place('Denver', 'CO', '80205', '303', mountain),
  place('Boulder', 'CO', '80302', '720', mountain),
  place('Santa Fe', 'NM', '87501', '505', mountain),
  place('Salt Lake City', 'UT', '84101', '801', mountain),
  place('Boise', 'ID', '83702', '208', mountain),
  place('Phoenix', 'AZ', '85004', '602', 'America/Phoenix'),
  place('Portland', 'OR', '97209', '503', pacific),
  place('Seattle', 'WA', '98101', '206', pacific),
  place('Sacramento', 'CA', '95814', '916', pacific),
  place('Oakland', 'CA', '94612', '510', pacific),
  place('San Diego', 'CA', '92101', '619', pacific),
  place('Reno', 'NV', '89501', '775', pacific),
  place('Honolulu', 'HI', '96813', '808', 'Pacific/Honolulu'),
];

export const streets: readonly string[] = [
  'Alder St',
  'Bayview Ave',
  'Canal St',
  'Division St',
  'Elm St',
  'Front St',
  'Grant Ave',
  'Hawthorne Rd',
  'Iron Bridge Rd',
  'Jefferson Ave',
  'Kingsley Dr',
  'Lake Shore Blvd',
  'Market St',
  'Northgate Way',
  'Orchard Ln',
  'Prospect St',
  'Quarry Rd',
  'River Rd',
  'Spruce St',
  'Tremont St',
  'Union Ave',
  'Valley View Dr',
  'Walnut St',
  'Westminster Rd',
];
