import { accountPicker } from '../../entities/accounts/picker.ts';
import { listAt } from '../../shared/address.ts';
import type { RecordSearch } from '../../shared/routes/route.ts';

/** How many accounts the palette shows. */
const MOST = 5;

const searchAt =
  (page: string): RecordSearch =>
  async (text, { signal }) => {
    const found = await accountPicker.search(text, signal);
    return found.slice(0, MOST).map(({ value, label }) => ({
      id: value,
      label,
      description: value,
      href: listAt(page, { singleSearch: value }),
    }));
  };

export const centerRecords = { search: searchAt('/accounts-center') };
export const viewRecords = { search: searchAt('/accounts-view') };
