/*
 * Accounts of harbor's seed, each with the journey or group of journeys that may change it. No other journey uses them;
 * journeys that read whole lists use juniper's.
 */
const owners = {
  'Osprey Espresso Bar': ['sm_0001', 'an account is cloned, archived and reopened'],
  'Granite Clothiers': ['sm_0004', 'an account with two prices'],
  'Heron Goods': ['sm_0005', 'reserved funds are released'],
  'Longleaf Fitness': ['sm_0008', 'an account is looked after'],
  'Kestrel Motor Works': ['sm_0009', 'an account is paid by hand'],
  'Windward Lodge': ['sm_0010', 'a sale, its refund, void and capture'],
  'Parkside Builders': ['sm_0011', 'refunds, payouts and releases in trouble'],
  'Lakeside Labs': ['sm_0012', 'a day at the terminal'],
  'Foxglove Espresso Bar': ['sm_0013', 'an alert is acknowledged'],
  'Copper Kitchen': ['sm_0014', 'a sale outlives the page: reloaded'],
  'Greenfield Provisions': ['sm_0015', 'an Apple Pay payment is tried'],
  'Linden Outfitters': ['sm_0016', 'a sale outlives the page: elsewhere'],
  'Birch Goods': ['sm_0017', 'sales in trouble'],
  'Union Square Espresso Bar': ['sm_0025', 'a customer pays in installments'],
  'Highland Market': ['sm_0027', 'an invoice is sent and paid'],
  'Hazel Animal Hospital': ['sm_0019', 'an account changes its payout schedule'],
  'Cobalt Family Dentistry': ['sm_0030', 'a sale outlives the page: signed out'],
  'Eastgate Animal Hospital': ['sm_0031', 'a decline on a phone'],
  'Orchard Auto Repair': ['sm_0033', 'Apple Pay is turned off and on'],
  'Saltbox Inn': ['sm_0034', 'a day at the terminal: the other account'],
  'Thistle Roofing': ['sm_0035', 'a payment link is sent and sent again'],
  'Crescent Labs': ['sm_0036', 'a customer keeps cards'],
} as const;

export type Account = keyof typeof owners;

const repeated = Object.values(owners)
  .flat()
  .filter((value, place, all) => all.indexOf(value) !== place);
if (repeated.length > 0) throw new Error(`One account, one owner: ${repeated.join()} is twice.`);

export const idOf = (account: Account): string => owners[account][0];
