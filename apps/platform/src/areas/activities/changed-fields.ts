const words: Readonly<Record<string, string>> = {
  mcc: 'MCC',
  acl: 'roles',
  memberships: 'roles',
  subMerchantIds: 'accounts',
  productIds: 'products',
  forcePasswordReset: 'password requirement',
  acknowledged: 'acceptance of the terms',
};

/** The fields that a request body changes, in words: `features and MCC`. */
export function changedFields(body: object): string {
  const fields = Object.keys(body).map(
    (key) => words[key] ?? key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );
  const last = fields.pop() ?? 'nothing';
  return fields.length === 0 ? last : `${fields.join(', ')} and ${last}`;
}
