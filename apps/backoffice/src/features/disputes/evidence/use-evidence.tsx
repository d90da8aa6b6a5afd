import type { Dispute } from '@payfac/domain/disputes';
import { DownloadIcon } from '@payfac/ui/icons';
import { useState } from 'react';
import type { Act } from '../../../shared/lists/actions/acts.ts';
import { notify, notifyFailure } from '../../../shared/notify/notify.ts';
import { useHolder } from '../../../shared/session/session.ts';

/** Saves everything known about the disputed payment as one file, to send to the processor. */
export function useEvidence(dispute: Dispute): Act {
  const holder = useHolder();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    setSaving(true);
    try {
      const { saveEvidence } = await import('./save-evidence.ts');
      await saveEvidence(dispute, holder);
      notify('success', `Downloaded the evidence for ${dispute.disputeId}.`);
    } catch (problem) {
      notifyFailure(problem);
    } finally {
      setSaving(false);
    }
  };
  return {
    label: 'Download evidence',
    icon: <DownloadIcon size={16} />,
    isBusy: isSaving,
    onAction: () => void save(),
  };
}
