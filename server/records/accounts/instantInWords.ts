/** An instant for a message, in the reader's language and zone, which is named: "Nov 20, 2026, 10:05 AM PST". */
export function instantInWords(instant: Date, timeZone: string, language: 'en' | 'es'): string {
  return new Intl.DateTimeFormat(language === 'es' ? 'es-US' : 'en-US', {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(instant);
}
