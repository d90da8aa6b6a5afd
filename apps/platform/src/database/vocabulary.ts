/** Words stored in the database that the domain does not name: the parts of settlement the seed and the ledger need. */

export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost';

export type PayoutStatus =
  | 'ack'
  | 'instructed'
  | 'pending'
  | 'on-hold'
  | 'approved'
  | 'processing'
  | 'processed'
  | 'instruction'
  | 'sent'
  | 'reconciled'
  | 'failed';

export type PayoutMode = 'scheduled' | 'dynamic' | 'manual' | 'release';

export type PostingKind =
  | 'sale'
  | 'capture'
  | 'refund'
  | 'void'
  | 'fee'
  | 'reserve'
  | 'release'
  | 'chargeback'
  | 'chargeback-won'
  | 'payout'
  | 'payout-reversal'
  | 'reversal';

export type ProvisioningStatus = 'requested' | 'underwriting' | 'provisioned' | 'archived';
