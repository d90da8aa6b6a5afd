// Operations refused to the check's keys, each reviewed by hand: no earlier operation creates the state they need.
const needs = {
  'A rule is the whole brand’s, and a key is for one product: it finds none, whatever runs before.':
    ['metrics.runRule'],
  'An account goes live by itself, with its processor or with its bank’s word, whichever comes last.':
    ['provisioning.activate', 'provisioningCenter.activate'],
};

/** Why each operation is refused, by operation id. */
export const needingState = new Map(
  Object.entries(needs).flatMap(([need, ids]) => ids.map((id) => [id, need])),
);
