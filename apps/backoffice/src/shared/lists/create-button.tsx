import { Button } from '@payfac/ui/button';
import { AddIcon } from '@payfac/ui/icons';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { contextual } from '../address.ts';
import { useHolder } from '../session/session.ts';
import type { CreateAction } from './declaration.ts';
import * as styles from './list-tools.css.ts';
import { mayUse } from './may-use.ts';

interface CreateButtonProps {
  readonly create: CreateAction;
  /** Whether it is what most users come to create. */
  readonly isMain: boolean;
}

/** Creates a record: on a page of its own, or in a dialog over the list. */
export function CreateButton({ create, isMain }: CreateButtonProps) {
  const holder = useHolder();
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  if (!mayUse(holder, create)) return null;
  const { label, href, dialog } = create;
  return (
    <>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        icon={isMain ? <AddIcon size={16} /> : undefined}
        onPress={() => {
          if (href === undefined) setOpen(true);
          else void navigate(contextual(href, location.search));
        }}
      >
        {isMain ? <span className={styles.words}>{label}</span> : label}
      </Button>
      {isOpen && <Suspense>{dialog?.(() => setOpen(false))}</Suspense>}
    </>
  );
}
