/** A masked contact: enough to tell two apart, too little to use: "a•••@example.test", "••• 0199". */
export function maskRecipient(recipient: string): string {
  const at = recipient.lastIndexOf('@');
  return at > 0 ? `${recipient.slice(0, 1)}•••${recipient.slice(at)}` : `••• ${recipient.slice(-4)}`;
}
