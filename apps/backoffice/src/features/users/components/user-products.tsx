import * as users from '@payfac/api/contract/users';
import type { User } from '@payfac/domain/users';
import { Button } from '@payfac/ui/button';
import { Modal } from '@payfac/ui/modal';
import { useState } from 'react';
import { productPicker } from '../../../entities/products/picker.ts';
import { send } from '../../../shared/api/connection.ts';
import { useRun } from '../../../shared/lists/actions/use-run.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { RecordsInput } from '../../../shared/records/records-input.tsx';

interface UserProductsProps {
  readonly user: User;
  readonly onClose: () => void;
}

/** Removes deselected products and adds new ones, each with its own call. */
async function save({ id, productIds }: User, chosen: readonly string[]): Promise<void> {
  for (const product of chosen.filter((each) => !productIds.includes(each))) {
    await send(users.addProduct)({ params: { id }, body: { product } });
  }
  for (const product of productIds.filter((each) => !chosen.includes(each))) {
    await send(users.removeProduct)({ params: { id, product } });
  }
}

/** The products that a user works in. */
export function UserProducts({ user, onClose }: UserProductsProps) {
  const [productIds, setProductIds] = useState<readonly string[]>(user.productIds);
  const { isRunning, error, run } = useRun(
    () => save(user, productIds),
    () => {
      notify('success', `Saved ${user.name}’s products.`);
      onClose();
    },
  );
  return (
    <Modal
      isOpen
      onOpenChange={onClose}
      isStatic={isRunning}
      title={`${user.name}’s products`}
      footer={
        <>
          <Button isDisabled={isRunning} onPress={onClose}>
            Cancel
          </Button>
          <Button variant="primary" isLoading={isRunning} onPress={run}>
            Save products
          </Button>
        </>
      }
    >
      <RecordsInput
        label="Products"
        description={`${user.name} has service-provider access to these products and all their accounts.`}
        picker={productPicker}
        value={productIds}
        onChange={setProductIds}
        errorMessage={error}
      />
    </Modal>
  );
}
