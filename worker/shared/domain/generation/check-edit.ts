/** True when an edit did more than move white space about. */
export function changedEnough(before: string, after: string): boolean {
  return after !== before && after.replace(/\s+/g, '') !== before.replace(/\s+/g, '');
}
