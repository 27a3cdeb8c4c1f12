/**
 * What is said for a key without words. Text that is no key of ours stands for itself, as everywhere in react-admin. A key of
 * ours without words is a mistake of the code: tests and development end with it, and people read its last part as words.
 */
export function missingWords(words: object): (key: string) => string {
  return (key) => {
    const [root = '', ...rest] = key.split('.');
    if (rest.length === 0 || !Object.hasOwn(words, root)) return key;
    if (import.meta.env.MODE !== 'production') throw new Error(`No language has words for "${key}"`);
    const last = (rest.at(-1) ?? '').replace(/([a-z])([A-Z])/g, '$1 $2').replaceAll('_', ' ');
    return last.charAt(0).toUpperCase() + last.slice(1).toLowerCase();
  };
}

/** Between the forms for one and for many of a sentence (Polyglot). */
const FORMS = '||||';

/** A sentence with a form for one and one for many needs `smart_count`: without it, both would be shown. */
export function oneForm(key: string, sentence: string): string {
  if (!sentence.includes(FORMS)) return sentence;
  if (import.meta.env.MODE !== 'production') throw new Error(`"${key}" needs smart_count`);
  return sentence.split(FORMS)[0]?.trim() ?? '';
}
