// The operations that are refused to the check's keys, each looked into by hand: no operation before them makes what
// they ask for.
const needs = {
  'A rule is the whole brand’s, and a key is for one product: it finds none, whatever runs before.':
    ['metrics.runRule'],
  'An account goes live by itself, with its processor or with its bank’s word, whichever comes last.':
    ['provisioning.activate', 'provisioningCenter.activate'],
};

/** Why each operation is refused, by the operation's id. */
export const needingState = new Map(
  Object.entries(needs).flatMap(([need, ids]) => ids.map((id) => [id, need])),
);
