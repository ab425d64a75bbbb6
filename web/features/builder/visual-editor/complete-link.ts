/** What people type as an address, as an address: a mail, a phone number, a domain without its protocol. */
export function completeLink(typed: string): string {
  const value = typed.trim();
  if (/^[^\s@/:]+@[^\s@/]+\.[a-z]{2,}$/i.test(value)) return `mailto:${value}`;
  if (/^\+?\d[\d\s()./-]{5,}$/.test(value)) return `tel:${value.replace(/[^\d+]/g, '')}`;
  if (
    /^(?:www\.|[a-z\d-]+(?:\.[a-z\d-]+)*\.(?:com|it|org|net|eu|io|app|dev|info)(?:[/?#]|$))/i.test(
      value,
    )
  )
    return `https://${value}`;
  return value;
}
