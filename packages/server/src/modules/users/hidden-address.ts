/** Enough of an address for its owner to know it: a letter may have been passed on. */
export function hiddenAddress(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return domain === '' ? '' : `${name.slice(0, 1)}…@${domain}`;
}
