import { useState } from 'react';
import { useLocation } from 'react-router-dom';

interface OpenHere {
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** Whether a panel of the bar is open; navigating closes it. */
export function useOpenHere(): OpenHere {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string>();
  return {
    isOpen: openAt === key,
    onOpenChange: (isOpen) => setOpenAt(isOpen ? key : undefined),
  };
}
