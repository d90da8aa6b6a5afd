import { useState } from 'react';
import { useLocation } from 'react-router-dom';

interface OpenHere {
  readonly isOpen: boolean;
  /** Whether it was opened since the bar is there. */
  readonly wasOpened: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Whether a panel of the bar is open; going to another address closes it. */
export function useOpenHere(): OpenHere {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  const [wasOpened, setWasOpened] = useState(false);
  return {
    isOpen: openAt === key,
    wasOpened,
    onOpenChange: (isOpen) => {
      setOpenAt(isOpen ? key : undefined);
      if (isOpen) setWasOpened(true);
    },
  };
}
