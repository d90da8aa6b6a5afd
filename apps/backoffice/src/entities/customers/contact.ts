/** How a customer is reached; nothing where a person may see a part of it only. */
export const wholeContact = (contact: string | null | undefined): string | undefined =>
  contact && !contact.includes('•') ? contact : undefined;
