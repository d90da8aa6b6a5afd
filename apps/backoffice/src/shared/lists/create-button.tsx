import { Button } from '@payfac/ui/button';
import { AddIcon } from '@payfac/ui/icons';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contextual } from '../address.ts';
import { useHolder } from '../session/session.ts';
import type { CreateAction } from './declaration.ts';
import { mayUse } from './may-use.ts';

/** Makes a new record: at an address of its own, or in a dialog over the list. */
export function CreateButton({ create }: { readonly create: CreateAction }) {
  const holder = useHolder();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  if (!mayUse(holder, create)) return null;
  const { label, href, dialog } = create;
  return (
    <>
      <Button
        variant="primary"
        icon={<AddIcon size={16} />}
        onPress={() => {
          if (href === undefined) setOpen(true);
          else void navigate(contextual(href, location.search));
        }}
      >
        {label}
      </Button>
      {isOpen && <Suspense>{dialog?.(() => setOpen(false))}</Suspense>}
    </>
  );
}
