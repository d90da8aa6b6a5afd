import { accountAddress } from '../../entities/accounts/overview-address.ts';
import { accountPicker } from '../../entities/accounts/picker.ts';
import { listAt } from '../../shared/address.ts';
import type { RecordSearch } from '../../shared/routes/route.ts';
import { holderAtom } from '../../shared/session/session.ts';
import { read } from '../../shared/state/app.ts';

/** How many accounts the palette shows. */
const MOST = 5;

/** A result opens its overview directly; users who may not open one get the list. */
const searchAt =
  (page: string): RecordSearch =>
  async (text, { signal }) => {
    const found = await accountPicker.search(text, signal);
    const holder = read(holderAtom);
    return found.slice(0, MOST).map(({ value, label }) => ({
      id: value,
      label,
      description: value,
      href: accountAddress(holder, value) ?? listAt(page, { singleSearch: value }),
    }));
  };

export const centerRecords = { search: searchAt('/accounts-center') };
export const viewRecords = { search: searchAt('/accounts-view') };
